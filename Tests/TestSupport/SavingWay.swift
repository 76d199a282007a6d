import Foundation

/// A way in which an editor or a tool saves a file.
package struct SavingWay: Sendable, CustomStringConvertible {
  /// What happens to the file, for test reports.
  package let description: String

  /// Saves a text to a path in a folder of its own.
  package let save: @Sendable (_ text: String, _ path: String) throws -> Void

  private init(_ description: String, _ save: @escaping @Sendable (String, String) throws -> Void) {
    (self.description, self.save) = (description, save)
  }

  /// All ways. After each, the path leads to a file with the text.
  package static let all = [
    SavingWay("write in place") { text, path in try write(text, path) },
    SavingWay("truncate, then write in two parts") { text, path in
      try write("", path)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let middle = text.utf8.count / 2
      try file.write(contentsOf: Array(text.utf8.prefix(middle)))
      pause(2)
      try file.write(contentsOf: Array(text.utf8.dropFirst(middle)))
    },
    SavingWay("write another file and rename it over the first one") { text, path in
      try write(text, path + ".tmp")
      try move(path + ".tmp", over: path)
    },
    SavingWay("move away to a backup, then create") { text, path in
      try move(path, over: path + "~")
      pause(2)
      try write(text, path)
      try FileManager.default.removeItem(atPath: path + "~")
    },
    SavingWay("delete, then create") { text, path in
      try FileManager.default.removeItem(atPath: path)
      pause(2)
      try write(text, path)
    },
    SavingWay("let a link lead to another file") { text, path in
      let target = "\(UUID().uuidString).vstyle"
      try write(text, URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + target)
      try FileManager.default.createSymbolicLink(atPath: path + ".link", withDestinationPath: target)
      try move(path + ".link", over: path)
    },
    SavingWay("write a file of the same content and touch it") { text, path in
      try write(text, path)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -5)], ofItemAtPath: path)
    },
    SavingWay("replace the folder") { text, path in
      try replace(URL(fileURLWithPath: path).deletingLastPathComponent().path) { folder in
        try write(text, folder + "/" + URL(fileURLWithPath: path).lastPathComponent)
      }
    },
    SavingWay("delete the folder, then create it") { text, path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let kept = ScratchFolder.texts(in: folder)
      try FileManager.default.removeItem(atPath: folder)
      pause(2)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, old) in kept where !path.hasSuffix("/" + name) { try write(old, folder + "/" + name) }
      try write(text, path)
    },
    SavingWay("replace the folder above the folder") { text, path in
      let file = URL(fileURLWithPath: path)
      let folder = file.deletingLastPathComponent()
      try replace(folder.deletingLastPathComponent().path) { above in
        try write(text, "\(above)/\(folder.lastPathComponent)/\(file.lastPathComponent)")
      }
    },
    SavingWay("20 writes in a burst") { text, path in
      for count in 1...20 {
        try write(String(decoding: text.utf8.prefix(text.utf8.count * count / 20), as: UTF8.self), path)
        pause(1)
      }
    },
  ]

  /// Copies a folder, changes the copy and moves it to the place of the folder, which stays under another name.
  private static func replace(_ folder: String, _ change: (String) throws -> Void) throws {
    try? FileManager.default.removeItem(atPath: folder + ".old")
    try FileManager.default.copyItem(atPath: folder, toPath: folder + ".new")
    try change(folder + ".new")
    try FileManager.default.moveItem(atPath: folder, toPath: folder + ".old")
    pause(1)
    try FileManager.default.moveItem(atPath: folder + ".new", toPath: folder)
  }

  private static func write(_ text: String, _ path: String) throws {
    // `O_TRUNC` and one write, through a link at the path.
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func move(_ path: String, over other: String) throws {
    guard rename(path, other) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// Sleeps for some milliseconds.
  private static func pause(_ milliseconds: Double) { Thread.sleep(forTimeInterval: milliseconds / 1000) }
}
