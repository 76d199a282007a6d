import Foundation
import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests that files above a size limit are rejected without memory or time for their contents.
@Suite("large files")
struct LargeFileTests {
  /// Limits the memory of the program, except under the address sanitizer, which needs more addresses.
  private static let memoryLimit = "[ -n \"${ASAN_OPTIONS:-}\" ] || ulimit -v 900000; "

  /// Commands that read a file of 1 GiB, each with the limit that the file exceeds.
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

  @Test("files above a size limit are rejected before they are read", arguments: cases)
  func sparse(_ words: String, _ limit: String) throws {
    let folder = try LargeFileTests.folder()
    // The program and its libraries use about half of the memory limit. The file alone would exceed it.
    let run = try ProcessRun(
      words.split(separator: " ").map(String.init), in: folder.path, shell: Self.memoryLimit + "exec \"$@\"")
    #expect([66, 78].contains(run.code), "\(run)")
    #expect(run.errors.contains("is larger than"), "\(run)")
    #expect(run.errors.contains("(limit `\(limit)`; see `vstyle help limits`)"), "\(run)")
  }

  /// Inputs with more bytes than their size: a file of `/proc` has the size 0, a pipe has none.
  @Test(
    "inputs of unknown size are rejected when they exceed the limit during reading",
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
