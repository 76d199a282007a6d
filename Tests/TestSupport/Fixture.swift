import Foundation

/// A file that a test reads.
package struct Fixture: Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String

  /// Creates the fixture for a file.
  package init(path: String) { self.path = path }

  /// The name of the file without its folder and extension, which describes the test case.
  package var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The name, for test reports.
  package var description: String { name }

  /// The bytes of the file, or an empty array if it cannot be read.
  package var bytes: [UInt8] { (FileManager.default.contents(atPath: path)).map(Array.init) ?? [] }

  /// The text of the file.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path of the file with the same name and another extension, such as the file with the expected text.
  package func sibling(_ pathExtension: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(pathExtension).path
  }

  /// The path of a file in the folder `Fixtures` next to the calling file.
  package static func path(of name: String, file: String = #filePath) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
  }

  /// All readable files in a folder and its subfolders, sorted by path.
  ///
  /// - Parameters:
  ///   - folder: the folder, relative to `Fixtures` next to the calling file unless it starts with `/`.
  ///   - pathExtension: the extension of the files, or `nil` for all.
  package static func all(in folder: String, of pathExtension: String?, file: String = #filePath) -> [Fixture] {
    let start = URL(fileURLWithPath: folder.hasPrefix("/") ? folder : path(of: folder, file: file))
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { start.appendingPathComponent($0) }
      .filter { pathExtension == nil || $0.pathExtension == pathExtension }
      .filter { !$0.hasDirectoryPath && FileManager.default.isReadableFile(atPath: $0.path) }
      .map { Fixture(path: $0.path) }
  }
}
