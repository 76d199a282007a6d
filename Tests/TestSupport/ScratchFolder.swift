public import Foundation

/// A folder for one test, which goes when the test ends.
public final class ScratchFolder {
  /// The path of the folder, which is there.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file into the folder.
  ///
  /// - Returns: its place.
  public func write(_ text: String, to name: String) throws -> URL {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try Data(text.utf8).write(to: file)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Every file below, with its bytes as text.
  public var contents: [String: String] {
    var out: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      if let bytes = FileManager.default.contents(atPath: path + "/" + name) {
        out[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return out
  }
}
