/// The bytes of one source and the name it is reported under.
///
/// Bytes are kept as they were read: nothing is normalized, so printing a tree gives them back.
/// Input preprocessing (line ends, NUL, invalid UTF-8) happens where a token's value is read.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#input-preprocessing
public struct SourceText: Sendable {
  /// The name that diagnostics print, usually a path with `/`.
  public let path: String

  /// The bytes as they were read.
  public let bytes: ContiguousArray<UInt8>

  /// Makes a source of raw bytes. The bytes need not be valid UTF-8.
  public init(path: String, bytes: some Sequence<UInt8>) {
    self.path = path
    self.bytes = ContiguousArray(bytes)
  }

  /// Makes a source of a string.
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
