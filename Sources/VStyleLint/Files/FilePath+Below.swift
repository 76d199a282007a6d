package import VStyleCheck

extension FilePath {
  /// Returns a path relative to a folder that it is below; `nil` for any other path.
  ///
  /// Bytes are compared, not characters: a slash and a combining mark after it are one character.
  package static func below(_ folder: String, _ path: String) -> String? {
    let start = folder == "/" ? folder : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
