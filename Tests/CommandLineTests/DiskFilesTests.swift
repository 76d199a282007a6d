import Foundation
import Testing
import VStyleSyntax

@testable import VStyleCommandLine

/// What lies on disk and is no plain file or folder.
@Suite("files on disk")
struct DiskFilesTests {
  @Test("links to folders are not followed, and what is no file is passed over")
  func odd() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)")
    try manager.createDirectory(at: folder.appendingPathComponent("below"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    for name in ["a.vstyle", "below/b.vstyle", "below/note.txt", ".hidden.vstyle"] {
      try Data("Label { alpha: 1 }".utf8).write(to: folder.appendingPathComponent(name))
    }
    for (name, target) in [("below/loop", ".."), ("c.vstyle", "a.vstyle"), ("gone.vstyle", "nowhere")] {
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    #expect(mkfifo(folder.appendingPathComponent("pipe.vstyle").path, 0o600) == 0)
    let sheets = try DiskFiles().sheets([folder.path]).map { $0.path.dropFirst(folder.path.count) }
    #expect(sheets == ["/a.vstyle", "/below/b.vstyle", "/c.vstyle"])
  }
}
