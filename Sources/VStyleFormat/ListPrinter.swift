/// Prints lists, and breaks those that do not fit on a line.
///
/// The outermost list is broken first, after each of its commas. Then lines are broken at spaces, and blocks that do
/// not fit on a line of their own are broken inside. A list that contains a broken block is itself broken, so each
/// decision is the same for the formatted text as for the text of the author.
struct ListPrinter {
  let options: FormatOptions

  /// The text printed so far.
  private(set) var out: [UInt8] = []

  /// The column after the text.
  private var column: Int

  /// The nesting depth of the last line.
  private var depth: Int

  /// Creates a printer for text that starts at a column of a line.
  init(_ options: FormatOptions, column: Int, depth: Int) {
    self.options = options
    self.column = column
    self.depth = depth
  }

  /// Appends a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - statementDepth: the nesting depth of the statement.
  ///   - innerDepth: the nesting depth of the items after the first one.
  ///   - tail: the number of columns that follow the list on its last line.
  mutating func append(_ list: TokenList, statementDepth: Int, innerDepth: Int, tail: Int) {
    let fits = list.width.map { column + $0 + tail <= options.lineWidth } ?? false
    let restDepth = list.items.count > 1 ? innerDepth + 1 : statementDepth + 1
    for (position, item) in list.items.enumerated() {
      if position > 0 { if fits { append([0x20]) } else { startLine(innerDepth) } }
      append(item, restDepth: restDepth, tail: position == list.items.count - 1 ? tail : 0)
    }
  }

  /// Appends a list on one line.
  mutating func appendFlat(_ list: TokenList) {
    for (position, item) in list.items.enumerated() {
      if position > 0 { append([0x20]) }
      for (index, unit) in item.enumerated() {
        if index > 0 { append([0x20]) }
        appendFlat(unit)
      }
    }
  }

  /// Starts a new line.
  mutating func startLine(_ depth: Int) {
    out.append(0x0A)
    out += options.indent(depth)
    column = options.indentWidth(depth)
    self.depth = depth
  }

  private mutating func append(_ text: [UInt8]) {
    out += text
    column = Bytes.lastColumn(text, from: column)
  }

  private mutating func append(_ item: [TokenUnit], restDepth: Int, tail: Int) {
    let fits = TokenUnit.width(of: item).map { column + $0 + tail <= options.lineWidth } ?? false
    for (position, unit) in item.enumerated() {
      let unitTail = position == item.count - 1 ? tail : 0
      if position > 0 {
        let breaksLine =
          switch unit.start {
          case .line: true
          case .condition: !fits
          case .space: !fits && !continues(unit, restDepth: restDepth, tail: unitTail)
          }
        if breaksLine { startLine(restDepth) } else { append([0x20]) }
      }
      append(unit, tail: unitTail)
    }
  }

  /// Whether a unit stays on the line: it fits there, or it has to be broken anyway.
  private func continues(_ unit: TokenUnit, restDepth: Int, tail: Int) -> Bool {
    if let width = unit.width {
      if column + 1 + width + tail <= options.lineWidth { return true }
      if !unit.hasBlock || options.indentWidth(restDepth) + width + tail <= options.lineWidth { return false }
    }
    return column + 1 + unit.headWidth <= options.lineWidth
  }

  // Depth is bounded by the nesting limit of the syntax.
  private mutating func append(_ unit: TokenUnit, tail: Int) {
    if let width = unit.width, column + width + tail <= options.lineWidth { return appendFlat(unit) }
    // The columns after each part, up to the next point at which the unit can be broken.
    var rests: [Int] = []
    var rest = tail
    for part in unit.parts.reversed() {
      rests.append(rest)
      switch part {
      case .text(let text): rest = Bytes.firstWidth(text) + (Bytes.hasLineEnd(text) ? 0 : rest)
      case .block(let block): rest = Bytes.width(block.open[...])
      }
    }
    for (part, rest) in zip(unit.parts, rests.reversed()) {
      switch part {
      case .text(let text): append(text)
      case .block(let block):
        let fits = block.width.map { column + $0 + rest <= options.lineWidth } ?? false
        if fits { appendFlat(part) } else { appendBroken(block, tail: rest) }
      }
    }
  }

  private mutating func appendBroken(_ block: TokenBlock, tail: Int) {
    append(block.open)
    let start = depth
    if let unit = lastUnit(of: block) {
      append(unit, tail: tail + Bytes.width(block.close[...]))
      return append(block.close)
    }
    startLine(start + 1)
    let isList = block.list.items.count > 1
    for (position, item) in block.list.items.enumerated() {
      if position > 0 { startLine(start + 1) }
      append(item, restDepth: isList ? start + 2 : start + 1, tail: 0)
    }
    startLine(start)
    append(block.close)
  }

  /// The only unit of a block, if it ends with a block that has to be broken anyway: `f(g(` and the items of `g`.
  private func lastUnit(of block: TokenBlock) -> TokenUnit? {
    guard block.list.items.count == 1, block.list.items[0].count == 1, let unit = block.list.items[0].first,
      case .block = unit.parts.last, column + unit.headWidth <= options.lineWidth
    else { return nil }
    if let width = unit.width, options.indentWidth(depth + 1) + width <= options.lineWidth { return nil }
    return unit
  }

  private mutating func appendFlat(_ unit: TokenUnit) { for part in unit.parts { appendFlat(part) } }

  private mutating func appendFlat(_ part: TokenUnit.Part) {
    switch part {
    case .text(let text): append(text)
    case .block(let block):
      append(block.open)
      appendFlat(block.list)
      append(block.close)
    }
  }
}
