/// A line of a formatted sheet, or several lines of one statement, before the alignment of comments and values.
struct FormattedLine {
  /// The nesting depth.
  var depth: Int

  /// The text without indentation. Its second and later lines already contain their indentation.
  var text: [UInt8]

  /// The comment after it.
  var comment: [UInt8]?

  /// Whether an empty line precedes it.
  var isAfterBlankLine = false

  /// The start of the value of a declaration; `nil` if there is no value that could be aligned.
  var value: Value?

  /// The offset in the text at which unchanged bytes of the source begin; `nil` if there are none.
  var untouchedOffset: Int?

  /// The start of a value, in the line and in the source. The comments before a value are part of it.
  struct Value {
    /// The number of columns from the start of the text to the end of the colon.
    let nameWidth: Int
    /// The offset of the value in the text.
    let offset: Int
    /// The column in the source at which the value starts.
    ///
    /// It is `nil` if the declaration does not start its line, or if the value is on another line than the name.
    let sourceColumn: Int?
  }

  /// Whether the line is the start or the end of a block with lines of its own.
  var isBlockEdge: Bool { text.last == UInt8(ascii: "{") || text == [UInt8(ascii: "}")] }

  /// Whether the text has no line end.
  var isSingle: Bool { !Bytes.hasLineEnd(text) }
}

/// Aligns the values and comments of neighboring lines.
enum Alignment {
  /// Aligns values if the author has aligned all values of a group and the lines are not too long then. Always aligns
  /// comments after neighboring lines.
  ///
  /// Only the formatted lines decide which of them form a group, so a formatted sheet has the same groups.
  static func apply(to lines: inout [FormattedLine], _ options: FormatOptions) {
    align(&lines, isMember: { $0.value != nil && $0.isSingle }) { alignValues(&$0, $1, options) }
    align(&lines, isMember: { $0.comment != nil && $0.isSingle && !$0.isBlockEdge }, group: alignComments)
  }

  private static func align(
    _ lines: inout [FormattedLine], isMember: (FormattedLine) -> Bool,
    group: (inout [FormattedLine], Range<Int>) -> Void
  ) {
    var start = 0
    while start < lines.count {
      guard isMember(lines[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < lines.count, isMember(lines[end]), !lines[end].isAfterBlankLine,
        lines[end].depth == lines[start].depth
      { end += 1 }
      if end - start > 1 { group(&lines, start..<end) }
      start = end
    }
  }

  private static func alignValues(_ lines: inout [FormattedLine], _ group: Range<Int>, _ options: FormatOptions) {
    let columns = Set(lines[group].map { $0.value?.sourceColumn })
    let widest = lines[group].compactMap { $0.value?.nameWidth }.max() ?? 0
    guard columns.count == 1, !columns.contains(nil) else { return }
    let room = options.lineWidth - options.indentWidth(lines[group.lowerBound].depth) - widest
    let fits = lines[group].allSatisfy { line in
      line.value.map { Bytes.width(line.text[...]) - $0.nameWidth <= room } ?? true
    }
    guard fits else { return }
    for index in group {
      guard let value = lines[index].value, value.nameWidth < widest else { continue }
      let padding = [UInt8](repeating: 0x20, count: widest - value.nameWidth)
      lines[index].text.insert(contentsOf: padding, at: value.offset)
    }
  }

  private static func alignComments(_ lines: inout [FormattedLine], _ group: Range<Int>) {
    let widest = lines[group].map { Bytes.width($0.text[...]) }.max() ?? 0
    for index in group {
      let padding = widest - Bytes.width(lines[index].text[...])
      lines[index].text += [UInt8](repeating: 0x20, count: padding)
    }
  }
}
