/// A position in a source as line and column.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// The column in UTF-16 code units, from 0, as in the language server protocol.
  package let utf16Column: Int
}

/// Converts between byte offsets of one source and lines and columns.
///
/// A line ends at LF, CR LF, CR or FF, as in CSS.
///
/// - Complexity: building the index reads the whole source once. A lookup is logarithmic in the length of the source,
///   plus the distance between two marks in a long line.
/// - Spec: https://www.w3.org/TR/css-syntax-3/#newline
package struct LineIndex: Sendable {
  private let source: SourceText
  private let lineStarts: [Int]

  /// OPTIMIZATION: the columns of some offsets in long lines, in order.
  ///
  /// The simpler way is to count each column from the start of its line. With 50,000 diagnostics in a line of a
  /// megabyte, it would read 50,000 times the line.
  private let marks: [Mark]

  /// The first byte of a character, with the length of its line up to it.
  private struct Mark {
    let offset: Int
    let scalars: Int
    let utf16: Int
  }

  /// The minimum number of bytes between two marks.
  private static let markDistance = 1024

  /// Indexes the lines of a source.
  package init(_ source: SourceText) {
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

  /// Whether no character before a byte continues at the byte. At least four bytes must precede it.
  ///
  /// Continuation bytes without a first byte each decode to a character of their own, and no character has four of
  /// them.
  private static func startsCharacter(_ offset: Int, in source: SourceText) -> Bool {
    source.bytes[offset] & 0xC0 != 0x80 || source.bytes[offset - 4..<offset].allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The number of lines; a source that ends with a line end has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The position of a byte offset. Offsets are clamped to the source.
  package func position(at offset: Int) -> SourcePosition {
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

  /// The number of the line, from 1, that contains a byte offset.
  package func lineNumber(at offset: Int) -> Int {
    max(lineStarts.partitioningIndex { $0 > offset }, 1)
  }

  /// The bytes of a line, without its line end. Lines count from 1.
  package func range(ofLine line: Int) -> SourceRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : source.bytes.count
    while end > start, [0x0A, 0x0D, 0x0C].contains(source.bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  /// The byte offset of a line (from 1) and a column in UTF-16 code units (from 0).
  ///
  /// A column beyond the end of the line returns the line's end. A line beyond the end returns the source's end.
  package func offset(line: Int, utf16Column: Int) -> Int {
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
