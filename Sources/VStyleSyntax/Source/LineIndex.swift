/// A place in a source as people read it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// The column in UTF-16 code units, from 0, as editors count it over the wire.
  public let utf16Column: Int
}

/// Converts byte offsets of one source into lines and columns.
///
/// A line ends at LF, CR LF, CR or FF, as in CSS. Building the index reads the whole source once;
/// a look-up costs the logarithm of the number of lines plus the length of one line.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#newline
public struct LineIndex: Sendable {
  private let source: SourceText
  private let lineStarts: [Int]

  /// Indexes the lines of a source.
  public init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    let bytes = source.bytes
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D || byte == 0x0C else { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      starts.append(offset)
    }
    lineStarts = starts
  }

  /// The number of lines; a source that ends with a line end has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The position of a byte offset. Offsets past the end are those of the end.
  public func position(at offset: Int) -> SourcePosition {
    let target = min(max(offset, 0), source.bytes.count)
    let line = lineNumber(at: target)
    let start = lineStarts[line - 1]
    let prefix = String(decoding: source.bytes[start..<target], as: UTF8.self)
    let startsWithMark = start == 0 && prefix.unicodeScalars.first == "\u{FEFF}"
    let hidden = startsWithMark ? 1 : 0
    return SourcePosition(
      line: line, column: prefix.unicodeScalars.count - hidden + 1, utf16Column: prefix.utf16.count - hidden)
  }

  /// The number of the line, from 1, that holds a byte offset.
  public func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, without its line end. The first line has number 1.
  public func range(ofLine line: Int) -> SourceRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : source.bytes.count
    while end > start, [0x0A, 0x0D, 0x0C].contains(source.bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  /// The byte offset of a line (from 1) and a column in UTF-16 code units (from 0).
  ///
  /// A column past the end of the line is the line's end; a line past the end is the source's end.
  public func offset(line: Int, utf16Column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return source.bytes.count }
    let range = range(ofLine: line)
    var remaining = utf16Column
    var offset = range.start
    for scalar in source.text(in: range).unicodeScalars {
      if remaining <= 0 { break }
      remaining -= scalar.value > 0xFFFF ? 2 : 1
      offset += UTF8.width(scalar)
    }
    return min(offset, range.end)
  }
}
