import Foundation
import TestSupport
import Testing

@testable import VStyleCommandLine

/// Files that are larger than they may be cost neither memory nor time.
@Suite("large files")
struct LargeFileTests {
  /// The address sanitizer needs more addresses than any limit allows.
  private static let memoryLimit = "[ -n \"${ASAN_OPTIONS:-}\" ] || ulimit -v 900000; "

  /// A command that reads a file of one gigabyte, and the limit that refuses it.
  static let cases: [(words: String, limit: String)] = [
    ("parse big", "sheet-bytes"), ("lint big", "sheet-bytes"), ("fmt big --check", "sheet-bytes"),
    ("fmt big", "sheet-bytes"), ("lint . --fix", "sheet-bytes"),
    ("lint small/a.vstyle --config big", "configuration-bytes"),
    ("lint small/a.vstyle --schema big", "schema-bytes"), ("lint small/a.vstyle --baseline big", "baseline-bytes"),
    ("lint small/a.vstyle --changes big", "diff-bytes"), ("lint small/a.vstyle --skin big", "pack-file-bytes"),
    ("computed big --tree small/tree.json", "sheet-bytes"), ("computed small/a.vstyle --tree big", "tree-bytes"),
    ("query Label --tree big", "tree-bytes"),
    ("explain small/a.vstyle --node 0 --tree big", "tree-bytes"), ("schema --schema big", "schema-bytes"),
    ("lint configured/a.vstyle", "configuration-bytes"), ("fmt configured/a.vstyle", "editorconfig-bytes"),
  ]

  @Test("are refused before they are read", arguments: cases)
  func sparse(_ words: String, _ limit: String) throws {
    let folder = try LargeFileTests.folder()
    // The program and its libraries take half of this; the file would take twice as much.
    let run = try ProcessRun(
      words.split(separator: " ").map(String.init), in: folder.path, shell: Self.memoryLimit + "exec \"$@\"")
    #expect([66, 78].contains(run.code), "\(run)")
    #expect(run.errors.contains("is larger than"), "\(run)")
    #expect(run.errors.contains("(limit `\(limit)`; see `vstyle help limits`)"), "\(run)")
  }

  /// What gives more than it says: a file of `/proc` has the size 0, a pipe has none.
  @Test(
    "are refused while they are read",
    arguments: [
      (["lint", "/proc/self/pagemap"], "exec \"$@\""), (["lint", "-"], "head -c 20000000 /dev/zero | \"$@\""),
      (["fmt", "-"], "\"$@\" < /dev/zero"),
    ])
  func endless(_ words: [String], _ shell: String) throws {
    let run = try ProcessRun(words, shell: Self.memoryLimit + shell)
    #expect(run.code == 66, "\(run)")
    #expect(run.errors.contains("is larger than 16 MiB (limit `sheet-bytes`; see `vstyle help limits`)"), "\(run)")
  }

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["small", "configured"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
      _ = try folder.write("Label{alpha:1}", to: "\(name)/a.vstyle")
    }
    _ = try folder.write(#"{"type": "Label"}"#, to: "small/tree.json")
    _ = try folder.write("{}", to: "vstyle.json")
    for name in ["big", "big.vstyle", "configured/vstyle.json", "configured/.editorconfig"] {
      #expect(truncate(try folder.write("", to: name).path, 1 << 30) == 0)
    }
    return folder
  }
}
