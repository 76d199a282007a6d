/// A half-open range of bytes in one source text.
///
/// The engine represents all locations as byte offsets. `LineIndex` converts them to lines and columns for output.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int

  /// The offset after the last byte.
  public var end: Int

  /// Creates a range of the bytes from `start` up to but not including `end`, which must not be less than `start`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range does not end before it starts")
    self.start = start
    self.end = end
  }

  /// The number of bytes in the range.
  @inlinable
  public var count: Int { end - start }

  /// Whether the range contains no byte.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether the range contains the byte at `offset`.
  public func contains(_ offset: Int) -> Bool { offset >= start && offset < end }

  /// Whether the range contains all of `other`.
  public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceRange: CustomStringConvertible {
  /// The range as `start..<end`.
  public var description: String { "\(start)..<\(end)" }
}
