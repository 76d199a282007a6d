package import Foundation

/// A temporary folder for one test, which is removed when the object is deinitialized.
package final class ScratchFolder {
  /// The path of the folder.
  package let path: String

  /// Creates the folder.
  ///
  /// - Parameter parent: the folder to create it in; `nil`, the default, is the temporary folder of the system.
  /// - Throws: an error of `FileManager` if the folder cannot be created.
  package init(in parent: URL? = nil) throws {
    let parent = parent ?? FileManager.default.temporaryDirectory
    path = parent.appendingPathComponent("vstyle-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file into the folder, or into a subfolder, which is created.
  ///
  /// - Returns: the URL of the file.
  /// - Throws: an error of Foundation if the file cannot be written.
  package func write(_ text: String, to name: String) throws -> URL {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// All files in the folder and its subfolders: the text of each by its relative path.
  package var contents: [String: String] { ScratchFolder.texts(in: path) }

  /// All files in a folder and its subfolders: the text of each by its relative path.
  static func texts(in folder: String) -> [String: String] {
    var out: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      if let bytes = FileManager.default.contents(atPath: folder + "/" + name) {
        out[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return out
  }
}
