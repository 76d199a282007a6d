import Foundation
import TestSupport
import Testing

/// Tests that commands leave alone what is no sheet.
@Suite("files that are no sheets")
struct NoSheetTests {
  private static let old = "Label{is-hidden:true}"

  /// Files that are no sheets, each with the expected exit code and error.
  static let noSheets: [(name: String, bytes: [UInt8], code: Int32, reason: String)] = [
    ("a.js", Array("const a = {b:1};".utf8), 66, "`a.js` is no sheet"),
    ("vstyle", Array(old.utf8), 66, "`vstyle` is no sheet"),
    ("a.vstyle.bak", Array(old.utf8), 66, "`a.vstyle.bak` is no sheet"),
    ("latin.vstyle", Array(old.utf8) + [0x2F, 0x2A, 0xE9, 0x2A, 0x2F], 65, "`latin.vstyle` is not UTF-8"),
    ("wide.vstyle", [0xFF, 0xFE] + old.utf8.flatMap { [$0, 0] }, 65, "`wide.vstyle` is not UTF-8"),
    ("wide.vstyle", old.utf8.flatMap { [$0, 0] }, 65, "`wide.vstyle` contains NUL"),
    ("picture.vstyle", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], 65, "`picture.vstyle` is not UTF-8"),
  ]

  @Test("fmt leaves alone what is no sheet, and writes none of the other files then", arguments: noSheets)
  func noSheet(_ name: String, _ bytes: [UInt8], _ code: Int32, _ reason: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(NoSheetTests.old, to: "0.vstyle")
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let run = try ProcessRun(["fmt", "0.vstyle", name], in: folder.path)
    #expect(run.code == code)
    #expect(run.errors.contains(reason), "\(run)")
    #expect(FileManager.default.contents(atPath: path) == Data(bytes))
    #expect(folder.contents["0.vstyle"] == NoSheetTests.old)
  }

  @Test("lint --fix leaves alone what is no sheet")
  func noSheetToFix() throws {
    let folder = try ScratchFolder()
    for (name, code) in [("a.css", 66), ("latin.vstyle", 65)] as [(String, Int32)] {
      let bytes = Data(NoSheetTests.old.utf8) + (code == 65 ? [0x2F, 0x2A, 0xE9, 0x2A, 0x2F] : [])
      try bytes.write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
      #expect(try ProcessRun(["lint", "--fix", name], in: folder.path).code == code)
      #expect(FileManager.default.contents(atPath: "\(folder.path)/\(name)") == bytes)
    }
  }
}
