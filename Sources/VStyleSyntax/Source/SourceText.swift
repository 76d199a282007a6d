/// The bytes of one source, and its name in diagnostics.
///
/// The bytes are not normalized, so printing a tree returns them unchanged. Input preprocessing (line ends, NUL,
/// invalid UTF-8) takes place when a token's value is decoded.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#input-preprocessing
public struct SourceText: Sendable {
  /// The name in diagnostics, usually a path with `/`.
  public let path: String

  /// The bytes as read from the file.
  public let bytes: ContiguousArray<UInt8>

  /// Creates a source from raw bytes. The bytes may be invalid UTF-8.
  public init(path: String, bytes: some Sequence<UInt8>) {
    self.path = path
    self.bytes = ContiguousArray(bytes)
  }

  /// Creates a source from a string.
  public init(_ text: String, path: String = "<text>") {
    self.init(path: path, bytes: text.utf8)
  }

  /// The text of a range, with each invalid UTF-8 sequence replaced by U+FFFD.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The whole text, with each invalid UTF-8 sequence replaced by U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceText: Equatable {
  /// Whether two sources have the same path and the same bytes.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.path == right.path && left.bytes == right.bytes
  }
}
