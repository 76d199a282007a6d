package import VStyleSyntax

/// The text of a document with its lines, as clients count them: a line ends at LF, CR LF or CR.
///
/// All conversions between positions and byte offsets are here. Edits change the lines that they touch, and no others.
package struct DocumentText: Sendable {
  /// The bytes, which are valid UTF-8.
  package private(set) var bytes: [UInt8]

  /// The offset of the first byte of each line.
  private var lineStarts: [Int]

  /// The unit in which the client counts.
  package let encoding: PositionEncoding

  /// The counted characters before some offsets of long lines, in order.
  ///
  /// OPTIMIZATION: counting from the start of the line is simpler. With 50,000 diagnostics in a line of a megabyte, it
  /// would read the line 50,000 times.
  private var marks: [(offset: Int, characters: Int)] = []

  /// The number of bytes between two marks.
  private static let markDistance = 1024

  /// Creates the text of a document.
  package init(_ text: some Sequence<UInt8>, encoding: PositionEncoding) {
    bytes = Array(text)
    self.encoding = encoding
    lineStarts = [0] + DocumentText.starts(in: bytes, 0..<bytes.count)
    mark()
  }

  /// The starts of the lines that end in a range of bytes.
  private static func starts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      starts.append(index)
    }
    return starts
  }

  private mutating func mark() {
    marks = []
    guard encoding == .utf16 else { return }
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      var (last, characters) = (start, 0)
      while end - last > 2 * DocumentText.markDistance {
        var next = last + DocumentText.markDistance
        while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
        characters += encoding.count(bytes[last..<next])
        marks.append((next, characters))
        last = next
      }
    }
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its line end. Lines count from 0.
  package func range(ofLine line: Int) -> SourceRange {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// Returns the offset of a position. A position beyond its line is the line's end, and a line beyond the text its end.
  package func offset(of position: ClientPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let range = range(ofLine: position.line)
    return range.start + encoding.byteCount(of: position.character, in: bytes[range.start..<range.end])
  }

  /// Returns the line of an offset, from 0.
  package func line(of offset: Int) -> Int { max(lineStarts.partitioningIndex { $0 > offset } - 1, 0) }

  /// Returns the position of an offset. An offset inside a line end is the end of its line.
  package func position(of offset: Int) -> ClientPosition {
    let line = line(of: offset)
    let range = range(ofLine: line)
    let end = min(max(offset, range.start), range.end)
    var (start, characters) = (range.start, 0)
    let index = marks.partitioningIndex { $0.offset > end }
    if index > 0, marks[index - 1].offset > start { (start, characters) = marks[index - 1] }
    return ClientPosition(line: line, character: characters + encoding.count(bytes[start..<end]))
  }

  /// Replaces the text between two positions.
  package mutating func replace(from start: ClientPosition, to end: ClientPosition, with text: String) {
    let lower = offset(of: start)
    let upper = max(offset(of: end), lower)
    let new = Array(text.utf8)
    // The line before is read again too, because the new text may complete its CR LF.
    let firstLine = line(of: max(lower - 1, 0))
    let nextLine = line(of: upper) + 1
    let scanStart = lineStarts[firstLine]
    let shift = new.count - (upper - lower)
    bytes.replaceSubrange(lower..<upper, with: new)
    let oldEnd = nextLine < lineStarts.count ? lineStarts[nextLine] : bytes.count - shift
    let scanEnd = oldEnd + shift
    var starts = DocumentText.starts(in: bytes, scanStart..<scanEnd)
    if nextLine < lineStarts.count, starts.last != scanEnd { starts.append(scanEnd) }
    if nextLine < lineStarts.count {
      for index in nextLine..<lineStarts.count { lineStarts[index] += shift }
    }
    lineStarts.replaceSubrange(firstLine + 1..<min(nextLine + 1, lineStarts.count), with: starts)
    hasMarks = false
  }

  /// Whether the marks are those of the present bytes.
  private var hasMarks = true

  /// Computes what edits have left open. Call it after the last edit of a notification.
  package mutating func finishEdits() {
    guard !hasMarks else { return }
    mark()
    hasMarks = true
  }
}
