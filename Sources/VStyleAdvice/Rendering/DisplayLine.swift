#if VSTYLE_ADVICE
  import VStyleSyntax

  /// A line of a source, or a part of one, as a terminal displays it.
  ///
  /// Tabs are spaces, control characters are visible, and the widths of characters are known.
  struct DisplayLine {
    private struct Cell {
      let scalar: Unicode.Scalar
      let column: Int
      let width: Int
      let offset: Int
    }

    private var cells: [Cell] = []

    /// The number of columns.
    private(set) var width = 0

    /// The displayed bytes.
    let range: SourceRange

    private let isCutBefore: Bool
    private let isCutAfter: Bool

    /// Creates the line of the bytes in `line`, which must contain no line end.
    ///
    /// Of a very long line, only a part around an offset is decoded: at least `columns` to both sides.
    init(_ source: SourceText, _ line: SourceRange, around offset: Int, columns: Int) {
      let bytes = source.bytes
      var start = max(line.start, offset - 4 * columns)
      while start < line.end, start > line.start, bytes[start] & 0xC0 == 0x80 { start += 1 }
      var end = max(start, min(line.end, offset + 4 * columns))
      while end < line.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
      range = SourceRange(start, end)
      isCutBefore = start > line.start
      isCutAfter = end < line.end
      var iterator = bytes[start..<end].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      var position = start
      while true {
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded):
          append(Unicode.UTF8.decode(encoded), at: position)
          position += encoded.count
        case .error(let length):
          append("\u{FFFD}", at: position)
          position += length
        case .emptyInput:
          return
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
      let tabWidth = 4
      let shown: Unicode.Scalar = scalar == "\t" ? " " : VisibleText.isControl(scalar) ? "\u{FFFD}" : scalar
      let columns = scalar == "\t" ? tabWidth - width % tabWidth : shown.displayWidth
      cells.append(Cell(scalar: shown, column: width, width: columns, offset: offset))
      width += columns
    }

    /// The column at which the character at or after a byte offset starts.
    func column(of offset: Int) -> Int {
      guard offset < range.end, let cell = cells.first(where: { $0.offset >= offset }) else { return width }
      return cell.column
    }

    /// The number of dots that replace the text before a column.
    func dotCount(before column: Int) -> Int { column > 0 || isCutBefore ? 3 : 0 }

    /// The text of a range of columns, with dots where it is cut.
    func text(_ columns: Range<Int>) -> String {
      var out = String(repeating: ".", count: dotCount(before: columns.lowerBound))
      for cell in cells where cell.column >= columns.lowerBound && cell.column + cell.width <= columns.upperBound {
        if cell.width > 1, cell.scalar == " " {
          out += String(repeating: " ", count: cell.width)
        } else {
          out.unicodeScalars.append(cell.scalar)
        }
      }
      if columns.upperBound < width || isCutAfter { return out + "..." }
      while out.last == " " { out.removeLast() }
      return out
    }
  }
#endif
