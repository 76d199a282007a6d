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
/// a look-up costs the logarithm of the source's length plus what lies between two marks in one line.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#newline
public struct LineIndex: Sendable {
  private let source: SourceText
  private let lineStarts: [Int]

  /// OPTIMIZATION: the columns of some places in long lines, in order. To count each column from the start of its line
  /// would take a line of a megabyte with 50,000 diagnostics as many times its length.
  private let marks: [Mark]

  /// A byte that starts a character, with the lengths of its line up to there.
  private struct Mark {
    let offset: Int
    let scalars: Int
    let utf16: Int
  }

  /// How many bytes lie between two marks at least.
  private static let markDistance = 1024

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
    marks = LineIndex.marks(in: source, lineStarts: starts)
  }

  private static func marks(in source: SourceText, lineStarts: [Int]) -> [Mark] {
    let bytes = source.bytes
    var marks: [Mark] = []
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      var last = Mark(offset: start, scalars: 0, utf16: 0)
      while end - last.offset > 2 * markDistance {
        var offset = last.offset + markDistance
        while offset < end, !startsCharacter(offset, in: source) { offset += 1 }
        let text = String(decoding: bytes[last.offset..<offset], as: UTF8.self)
        last = Mark(
          offset: offset, scalars: last.scalars + text.unicodeScalars.count, utf16: last.utf16 + text.utf16.count)
        marks.append(last)
      }
    }
    return marks
  }

  /// Whether a byte, which has at least four before it, belongs to no character that starts before it. Of bytes that go
  /// on with nothing, each is taken for a character of its own, and no character goes on for four of them.
  private static func startsCharacter(_ offset: Int, in source: SourceText) -> Bool {
    source.bytes[offset] & 0xC0 != 0x80 || source.bytes[offset - 4..<offset].allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The number of lines; a source that ends with a line end has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The position of a byte offset. Offsets past the end are those of the end.
  public func position(at offset: Int) -> SourcePosition {
    let target = min(max(offset, 0), source.bytes.count)
    let line = lineNumber(at: target)
    let start = lineStarts[line - 1]
    var mark = Mark(offset: start, scalars: 0, utf16: 0)
    if let last = marks[..<marks.partitioningIndex { $0.offset > target }].last, last.offset > start { mark = last }
    let text = String(decoding: source.bytes[mark.offset..<target], as: UTF8.self)
    let startsWithMark = start == 0 && source.bytes[..<target].starts(with: [0xEF, 0xBB, 0xBF])
    let hidden = startsWithMark ? 1 : 0
    return SourcePosition(
      line: line, column: mark.scalars + text.unicodeScalars.count - hidden + 1,
      utf16Column: mark.utf16 + text.utf16.count - hidden)
  }

  /// The number of the line, from 1, that holds a byte offset.
  public func lineNumber(at offset: Int) -> Int {
    max(lineStarts.partitioningIndex { $0 > offset }, 1)
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
