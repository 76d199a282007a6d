import Foundation
import TestSupport
import Testing

/// Tests that a command that writes a sheet keeps what belongs to the file.
@Suite("files that commands write over")
struct KeptFileTests {
  private static let old = "Label{is-hidden:true}"

  private static let commands = [["fmt"], ["lint", "--fix", "--quiet"]]

  /// The type, mode, owner, group and number of links of a file.
  private static func status(_ path: String) -> [UInt64] {
    var info = stat()
    guard lstat(path, &info) == 0 else { return [] }
    return [UInt64(info.st_mode), UInt64(info.st_uid), UInt64(info.st_gid), UInt64(info.st_nlink)]
  }

  @Test(
    "a write keeps the mode with all its bits", arguments: commands,
    [0o600, 0o644, 0o755, 0o200, 0o4755, 0o2640, 0o1644] as [mode_t])
  func mode(_ words: [String], _ mode: mode_t) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(KeptFileTests.old, to: "a.vstyle").path
    #expect(chmod(path, mode) == 0)
    let before = KeptFileTests.status(path)
    let run = try ProcessRun(words + ["a.vstyle"], in: folder.path)
    // Nobody but an administrator can read a file of mode 0200.
    guard run.code != 66 else { return }
    #expect(folder.contents["a.vstyle"] != KeptFileTests.old, "\(run)")
    #expect(KeptFileTests.status(path) == before)
  }

  @Test("a write keeps the owner and the group, where an administrator writes", arguments: commands)
  func owner(_ words: [String]) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(KeptFileTests.old, to: "a.vstyle").path
    // Only an administrator can give a file away.
    guard chown(path, 12_345, 23_456) == 0 else { return }
    #expect(chmod(path, 0o4640) == 0)
    let before = KeptFileTests.status(path)
    _ = try ProcessRun(words + ["a.vstyle"], in: folder.path)
    #expect(folder.contents["a.vstyle"] != KeptFileTests.old)
    #expect(KeptFileTests.status(path) == before)
  }

  @Test("a write through a symbolic link keeps the link and the mode of its target", arguments: commands)
  func symbolicLink(_ words: [String]) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/below", withIntermediateDirectories: true)
    let path = try folder.write(KeptFileTests.old, to: "below/a.vstyle").path
    #expect(chmod(path, 0o640) == 0)
    #expect(symlink("below/a.vstyle", folder.path + "/b.vstyle") == 0)
    #expect(symlink("b.vstyle", folder.path + "/c.vstyle") == 0)
    let before = ["below/a", "b", "c"].map { KeptFileTests.status("\(folder.path)/\($0).vstyle") }
    _ = try ProcessRun(words + ["c.vstyle"], in: folder.path)
    #expect(folder.contents["below/a.vstyle"] != KeptFileTests.old)
    #expect(["below/a", "b", "c"].map { KeptFileTests.status("\(folder.path)/\($0).vstyle") } == before)
    #expect(folder.contents.count == 3)
  }

  @Test("a write keeps hard links, with one text for all names", arguments: commands, [0o644, 0o4750] as [mode_t])
  func hardLink(_ words: [String], _ mode: mode_t) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(KeptFileTests.old, to: "a.vstyle").path
    #expect(link(path, folder.path + "/other.vstyle") == 0)
    #expect(chmod(path, mode) == 0)
    let before = KeptFileTests.status(path)
    _ = try ProcessRun(words + ["a.vstyle"], in: folder.path)
    #expect(KeptFileTests.status(path) == before)
    #expect(folder.contents["a.vstyle"] != KeptFileTests.old)
    #expect(folder.contents["other.vstyle"] == folder.contents["a.vstyle"])
    #expect(folder.contents.count == 2)
  }

  @Test(
    "a read-only file is refused, also for an administrator", arguments: commands, [0o444, 0o400, 0o555] as [mode_t])
  func readOnly(_ words: [String], _ mode: mode_t) throws {
    for hasLink in [false, true] {
      let folder = try ScratchFolder()
      let path = try folder.write(KeptFileTests.old, to: "a.vstyle").path
      if hasLink { #expect(link(path, folder.path + "/other.vstyle") == 0) }
      #expect(chmod(path, mode) == 0)
      let (before, texts) = (KeptFileTests.status(path), folder.contents)
      let run = try ProcessRun(words + ["a.vstyle"], in: folder.path)
      #expect(run.code == 73)
      #expect(run.errors.contains("`a.vstyle` is read-only; make it writable first, with `chmod u+w`"), "\(run)")
      #expect(KeptFileTests.status(path) == before)
      #expect(folder.contents == texts)
    }
  }

  @Test("a read-only file that needs no change is no error")
  func readOnlyAndFormatted() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("Label { alpha: 1; }\n", to: "a.vstyle").path
    #expect(chmod(path, 0o444) == 0)
    #expect(try ProcessRun(["fmt", "a.vstyle"], in: folder.path).code == 0)
  }

  /// Shell scripts that disturb the write of a file with hard links, each with the expected error.
  static let obstacles: [(shell: String, reason: String)] = [
    // The saved bytes are shorter than the formatted ones, so only the write in place fails.
    ("ulimit -f 4; exec \"$@\"", "cannot be written: File too large"),
    (": > .a.vstyle.vstyle-old; exec \"$@\"", "was not written to its end by an earlier process"),
    ("exec 3> .a.vstyle.vstyle-old; flock 3; \"$@\"", "cannot be written: another process is writing it"),
    ("exec 3> .a.vstyle.vstyle-new; flock 3; \"$@\"", "cannot be written: another process is writing it"),
  ]

  @Test("a file with hard links that cannot be written keeps its contents", arguments: obstacles)
  func obstacle(_ shell: String, _ reason: String) throws {
    let folder = try ScratchFolder()
    let old = String(repeating: "A{x:1}", count: 250)
    let path = try folder.write(old, to: "a.vstyle").path
    #expect(link(path, folder.path + "/other.vstyle") == 0)
    let before = KeptFileTests.status(path)
    let run = try ProcessRun(["fmt", "a.vstyle"], in: folder.path, shell: shell)
    #expect(run.code == 73)
    #expect(run.errors.contains(reason), "\(run)")
    #expect(KeptFileTests.status(path) == before)
    #expect(folder.contents["a.vstyle"] == old)
    #expect(folder.contents["other.vstyle"] == old)
  }

  @Test("a process that is killed leaves the old bytes of a file with hard links, or the new ones")
  func killed() throws {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<Environment.rounds(2) {
      let folder = try ScratchFolder()
      let old = String(repeating: "A{x:1}", count: 10_000)
      let path = try folder.write(old, to: "a.vstyle").path
      #expect(link(path, folder.path + "/other.vstyle") == 0)
      let process = try ProcessRun.start(["fmt", "a.vstyle"], in: folder.path, shell: "exec \"$@\"")
      try process.run()
      // Kills the process after it has started to write, or up to 5 ms later.
      let deadline = Date(timeIntervalSinceNow: 20)
      while process.isRunning, Date() < deadline, folder.names.count == 2 { usleep(50) }
      usleep(UInt32.random(in: 0..<5_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let texts = folder.contents
      let saved = texts[".a.vstyle.vstyle-old"]
      let isWhole = [old, String(repeating: "A { x: 1; }\n", count: 10_000)].contains(texts["a.vstyle"])
      #expect(isWhole || saved == old, "TEST_SEED=\(SeededGenerator.seed)")
      #expect(texts["other.vstyle"] == texts["a.vstyle"])
    }
  }
}

extension ScratchFolder {
  /// The names in the folder.
  fileprivate var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
