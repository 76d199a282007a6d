import Foundation
import TestSupport
import Testing
import VStyleCheck
import VStyleLint
import VStyleSyntax

@testable import VStyleCommandLine

/// Tests of symbolic links, pipes and devices on disk.
@Suite("files on disk")
struct DiskFilesTests {
  @Test("the search for sheets skips links to folders, broken links and pipes")
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
    let sheets = try DiskFiles().sheets([folder.path]) { _ in }.map { $0.path.dropFirst(folder.path.count) }
    #expect(sheets == ["/a.vstyle", "/below/b.vstyle", "/c.vstyle"])
  }

  @Test("pipes, devices, folders and missing files are rejected without a wait")
  func noFiles() throws {
    let folder = try ScratchFolder()
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    for (path, reason) in [
      ("\(folder.path)/pipe", "is not a file"), ("/dev/zero", "is not a file"), (folder.path, "is a folder"),
      ("\(folder.path)/gone", "does not exist"), ("\(folder.path)/pipe/x", "does not exist"),
    ] {
      let error = #expect(throws: FileError.self) { try DiskFiles().read(path, limit: .sheetBytes) }
      #expect(error?.reason == reason)
    }
  }

  /// Symbolic links in the path of an import, with their targets, and whether they lead out of the sheet's folder.
  static let links: [(link: String, target: String, leaves: Bool)] = [
    ("inside/link.vstyle", "part.vstyle", false), ("inside/link.vstyle", "sub/../part.vstyle", false),
    ("inside/link.vstyle", "../outside.vstyle", true), ("inside/link.vstyle", "/etc/passwd", true),
    ("inside/sub/folder", "..", false), ("inside/sub/folder", "../..", true),
    ("inside/sub/folder", "../../inside-too", true),
  ]

  @Test("an import cannot leave the sheet's folder through a symbolic link", arguments: links)
  func imports(_ link: String, _ target: String, _ leaves: Bool) throws {
    let folder = try ScratchFolder()
    for name in ["inside/sub", "inside-too"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["inside/part.vstyle", "outside.vstyle", "inside-too/part.vstyle"] {
      _ = try folder.write("Label { wrong: 1 }", to: name)
    }
    let isFolder = link.hasSuffix("folder")
    let name = isFolder ? "sub/folder/\(target == "../.." ? "outside" : "part").vstyle" : "link.vstyle"
    _ = try folder.write("@import \"\(name)\";", to: "inside/main.vstyle")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    // The path of the folder itself may contain a link.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/way", withDestinationPath: "inside")
    for operands in [["inside/main.vstyle"], ["way/main.vstyle"]] {
      var output = ""
      let words = ["lint", "--format", "concise"] + operands.map { "\(folder.path)/\($0)" }
      _ = VStyleProgram.run(
        words,
        Terminal(files: DiskFiles()) { _, text in
          output += text; return true
        })
      #expect(output.contains("leads out of the sheet's folder by a symbolic link") == leaves)
      #expect(output.contains("no property `wrong`") == !leaves, "\(output)")
      #expect(!output.contains("root:"))
    }
  }
}
