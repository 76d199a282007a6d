import Foundation
import TestSupport
import Testing

/// Tests that files are written atomically: each has its complete old or new contents after any failure.
@Suite("atomic writes")
struct WriteTests {
  private static let count = 20
  private static let old = "Label{is-hidden:true}/*" + String(repeating: "a", count: 1 << 15) + "*/"

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for index in 0..<count { _ = try folder.write(old, to: "\(index).vstyle") }
    return folder
  }

  @Test(
    "a killed process leaves each file with complete old or new contents",
    arguments: [["fmt", "."], ["lint", ".", "--fix"]])
  func killed(_ words: [String]) throws {
    let whole = try WriteTests.folder()
    _ = try ProcessRun(words, in: whole.path)
    let new = try #require(whole.contents["0.vstyle"])
    #expect(new != WriteTests.old)
    #expect(whole.contents.count == WriteTests.count)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var (interrupted, left) = (0, 0)
    for _ in 0..<Environment.rounds(2) {
      let folder = try WriteTests.folder()
      let process = try ProcessRun.start(words, in: folder.path)
      try process.run()
      // Kills the process when the first file is written, or up to 2 ms later.
      let deadline = Date(timeIntervalSinceNow: 20)
      while process.isRunning, Date() < deadline, !WriteTests.hasBegun(folder.path) { usleep(50) }
      usleep(UInt32.random(in: 0..<2_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let contents = folder.contents
      let sheets = contents.filter { $0.key.hasSuffix(".vstyle") }
      #expect(sheets.count == WriteTests.count)
      #expect(sheets.values.allSatisfy { $0 == WriteTests.old || $0 == new }, "TEST_SEED=\(SeededGenerator.seed)")
      if Set(sheets.values).count == 2 { interrupted += 1 }
      left += contents.count - sheets.count
      // The next run removes temporary files that remain.
      _ = try ProcessRun(words, in: folder.path)
      #expect(folder.contents == whole.contents)
    }
    print("killed: \(Environment.rounds(2)), in between files: \(interrupted), files left until the next run: \(left)")
  }

  /// Whether a process has written the first sheet.
  private static func hasBegun(_ folder: String) -> Bool {
    var info = stat()
    return stat("\(folder)/0.vstyle", &info) == 0 && info.st_size != old.utf8.count
  }

  /// Shell scripts that prevent a write, each with the error message of the command.
  static let obstacles: [(shell: String, reason: String)] = [
    ("ulimit -f 4; exec \"$@\"", "cannot be written: File too large"),
    (
      "mkdir .0.vstyle.vstyle-new; \"$@\"; code=$?; rmdir .0.vstyle.vstyle-new; exit $code",
      "cannot be written: Is a directory"
    ),
    (
      "exec 3> .0.vstyle.vstyle-new; flock 3; \"$@\"; code=$?; rm .0.vstyle.vstyle-new; exit $code",
      "cannot be written: another process is writing it"
    ),
  ]

  @Test("a file that cannot be written keeps its contents, and an error is reported", arguments: obstacles)
  func obstacle(_ shell: String, _ reason: String) throws {
    let folder = try WriteTests.folder()
    let before = folder.contents
    let run = try ProcessRun(["fmt", "."], in: folder.path, shell: shell)
    #expect(run.code == 73)
    #expect(run.errors.contains("`0.vstyle` \(reason)"), "\(run)")
    #expect(folder.contents["0.vstyle"] == WriteTests.old)
    // The other files are written, unless nothing can be written.
    let others = folder.contents.filter { $0.key != "0.vstyle" }
    #expect(others.count == WriteTests.count - 1)
    #expect(
      Set(others.values).count == 1 && (others == before.filter { $0.key != "0.vstyle" }) == shell.contains("ulimit"))
  }

  @Test("a full disk is reported as an error for devices, too")
  func device() throws {
    let run = try ProcessRun(["lint", "Stylesheets/Seeds", "--output", "json=/dev/full"])
    #expect(run.code == 73)
    #expect(run.errors.contains("`/dev/full` cannot be written: No space left on device"))
    #expect(try ProcessRun(["lint", "Stylesheets/Seeds", "--output", "json=/dev/null"]).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("a write keeps the permissions of a file and a symbolic link")
  func permissions() throws {
    let folder = try WriteTests.folder()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/0.vstyle")
    try manager.createSymbolicLink(atPath: "\(folder.path)/link.vstyle", withDestinationPath: "0.vstyle")
    _ = try ProcessRun(["fmt", "link.vstyle"], in: folder.path)
    let attributes = try manager.attributesOfItem(atPath: "\(folder.path)/0.vstyle")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.contents["0.vstyle"] != WriteTests.old)
    #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/link.vstyle") == "0.vstyle")
  }
}
