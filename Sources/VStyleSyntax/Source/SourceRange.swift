/// A half-open range of bytes in one source text.
///
/// Byte offsets are the only location currency of the engine. Lines and columns are made from them
/// at the edges, by ``LineIndex``.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int

  /// The offset after the last byte.
  public var end: Int

  /// Makes a range of the bytes from `start` up to but not including `end`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range does not end before it starts")
    self.start = start
    self.end = end
  }

  /// The number of bytes in the range.
  @inlinable
  public var count: Int { end - start }

  /// Whether the range holds no byte.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether the byte at `offset` lies in the range.
  public func contains(_ offset: Int) -> Bool { offset >= start && offset < end }

  /// Whether all of `other` lies in the range.
  public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceRange: CustomStringConvertible {
  /// The range as `start..<end`.
  public var description: String { "\(start)..<\(end)" }
}
