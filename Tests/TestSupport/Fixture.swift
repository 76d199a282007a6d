import Foundation

/// A file that a test reads.
public struct Fixture: Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// Makes a fixture of a file.
  public init(path: String) { self.path = path }

  /// The name of the file without its folder and extension, which says what the case is about.
  public var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The name, for test reports.
  public var description: String { name }

  /// The bytes of the file; none if it cannot be read.
  public var bytes: [UInt8] { (FileManager.default.contents(atPath: path)).map(Array.init) ?? [] }

  /// The text of the file.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file of the same name with another extension, which holds what is expected.
  public func sibling(_ pathExtension: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(pathExtension).path
  }

  /// The path of a file in the folder `Fixtures` beside the calling file.
  public static func path(of name: String, file: String = #filePath) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
  }

  /// All files of a folder and the folders in it, in order of their paths.
  ///
  /// - Parameters:
  ///   - folder: the folder, relative to `Fixtures` beside the calling file unless it starts with `/`.
  ///   - pathExtension: the extension of the files, or `nil` for all.
  public static func all(in folder: String, of pathExtension: String?, file: String = #filePath) -> [Fixture] {
    let start = URL(fileURLWithPath: folder.hasPrefix("/") ? folder : path(of: folder, file: file))
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { start.appendingPathComponent($0) }
      .filter { pathExtension == nil || $0.pathExtension == pathExtension }
      .filter { !$0.hasDirectoryPath && FileManager.default.isReadableFile(atPath: $0.path) }
      .map { Fixture(path: $0.path) }
  }
}
