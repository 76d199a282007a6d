import Foundation
import TestSupport
import Testing
import VStyle
import VStyleViews

/// Sheets that an app reads from files.
@Suite("Sheets in files")
struct StylesheetFileTests {
  @Test("an import follows symbolic links inside the folder but not out of it")
  func links() throws {
    let folder = try ScratchFolder()
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder.path)/app", withIntermediateDirectories: true)
    _ = try folder.write("View { alpha: 0.5 }", to: "outside.vstyle")
    _ = try folder.write("View { alpha: 0.5 }", to: "app/part.vstyle")
    for (target, messages) in [
      ("part.vstyle", []), ("../outside.vstyle", ["`link.vstyle` leads out of the sheet's folder by a symbolic link"]),
    ] {
      try? manager.removeItem(atPath: "\(folder.path)/app/link.vstyle")
      try manager.createSymbolicLink(atPath: "\(folder.path)/app/link.vstyle", withDestinationPath: target)
      let sheet = try Stylesheet(contentsOf: try folder.write("@import 'link.vstyle';", to: "app/main.vstyle"))
      #expect(sheet.diagnostics.map(\.message) == messages)
    }
  }

  @Test("too large files, pipes, folders and missing files are rejected before reading")
  func large() throws {
    let folder = try ScratchFolder()
    let large = try folder.write("", to: "large.vstyle")
    #expect(truncate(large.path, 1 << 30) == 0)
    #expect(mkfifo("\(folder.path)/pipe.vstyle", 0o600) == 0)
    for (name, reason) in [
      ("large.vstyle", "is larger than 16 MiB (limit `sheet-bytes`)"), ("pipe.vstyle", "is not a file"),
      ("gone.vstyle", "does not exist"), (".", "is a folder"),
    ] {
      let path = "\(folder.path)/\(name)"
      let error = #expect(throws: SheetFileError.self) { try Stylesheet(contentsOf: URL(fileURLWithPath: path)) }
      #expect(error?.reason == reason)
    }
    let main = try folder.write("@import 'large.vstyle';", to: "main.vstyle")
    let messages = try Stylesheet(contentsOf: main).diagnostics.map(\.message)
    #expect(messages == ["`large.vstyle` is larger than 16 MiB (limit `sheet-bytes`)"])
  }
}
