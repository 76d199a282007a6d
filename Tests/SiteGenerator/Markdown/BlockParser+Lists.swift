extension BlockParser {
  /// Reads a list: items with the same sort of marker.
  mutating func list() -> Block {
    let sort = lines[index].content.sort
    var start: Int?
    var items: [[Block]] = []
    var isLoose = false
    while index < lines.count, lines[index].content.sort == sort,
      case .item(let number, let width)? = lines[index].start
    {
      if items.isEmpty { start = number }
      let (item, endsBlank) = itemLines(lines[index].indent + width)
      items.append(blocks(of: item))
      let continues = index < lines.count && lines[index].content.sort == sort && lines[index].start.isItem
      isLoose = isLoose || (endsBlank && continues) || item.separates
    }
    return .list(start: start, isLoose: isLoose, items: items)
  }

  /// Reads the lines of an item, without its marker and indentation.
  private mutating func itemLines(_ width: Int) -> (lines: [Line], endsBlank: Bool) {
    var item = [Line(text: lines[index].text.dropFirst(width), number: lines[index].number)]
    index += 1
    while index < lines.count {
      let line = lines[index]
      let isContinued = item.last?.isBlank == false && line.start == nil && line.indent < width && !isInCode(item)
      guard line.isBlank || line.indent >= width || isContinued else { break }
      item.append(line.isBlank ? line : line.dropping(width))
      index += 1
    }
    let endsBlank = item.last?.isBlank == true
    while item.last?.isBlank == true { item.removeLast() }
    return (item, endsBlank)
  }

  /// Whether a block of code is open after the lines.
  private func isInCode(_ lines: [Line]) -> Bool { lines.count { $0.start == .fence } % 2 == 1 }
}

extension [BlockParser.Line] {
  /// Whether an empty line separates blocks of an item, outside of its code and of lists in it.
  fileprivate var separates: Bool {
    var isInCode = false
    for (line, next) in zip(self, dropFirst()) {
      if line.start == .fence { isInCode.toggle() }
      if line.isBlank, !isInCode, next.indent == 0, !next.isBlank, !next.start.isItem { return true }
    }
    return false
  }
}

extension BlockParser.Line.Start? {
  fileprivate var isItem: Bool { if case .item? = self { true } else { false } }
}

extension Substring {
  /// The sign of the marker of an item: a bullet, or what follows the number.
  fileprivate var sort: Character? { drop { $0.isNumber }.first }
}
