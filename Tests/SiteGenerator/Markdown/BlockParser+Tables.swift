extension BlockParser {
  /// Whether the line is the header of a table: dashes for each column follow.
  var isTable: Bool {
    guard lines[index].text.contains("|"), index + 1 < lines.count else { return false }
    return lines[index + 1].content.wholeMatch(of: /\|?( *:?-+:? *\|)*( *:?-+:? *)?\|? */) != nil
      && lines[index + 1].content.contains("-")
  }

  /// Reads a table up to an empty line or another block.
  mutating func table() -> Block {
    let header = cells(lines[index])
    let alignments: [TableAlignment] = cells(lines[index + 1]).map {
      let isEnd = $0.hasSuffix(":")
      return isEnd ? ($0.hasPrefix(":") ? .center : .end) : .start
    }
    if alignments.count != header.count {
      report("the table has \(header.count) cells in its header and \(alignments.count) in the line below it")
    }
    index += 2
    var rows: [[[Inline]]] = []
    while index < lines.count, !lines[index].isBlank, lines[index].start == nil {
      let row = cells(lines[index])
      if row.count != header.count { report("the row has \(row.count) cells, its table \(header.count) columns") }
      rows.append(row.map(InlineParser.parse))
      index += 1
    }
    return .table(header: header.map(InlineParser.parse), alignments: alignments, rows: rows)
  }

  /// The cells of a line. `\|` is a bar inside a cell, even inside code.
  private func cells(_ line: Line) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.content.trimmed {
      if character == "|" {
        if isEscaped { cells[cells.count - 1].removeLast() }
        if isEscaped { cells[cells.count - 1].append("|") } else { cells.append("") }
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}
