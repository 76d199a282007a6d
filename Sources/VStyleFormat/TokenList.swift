/// A list of items, with commas between them: a value, a prelude, or the contents of parentheses.
struct TokenList {
  /// The items. Each includes the comma after it.
  var items: [[TokenUnit]] = []

  /// Whether the author has written the items on lines of their own.
  var isWrittenBroken = false

  init() {}

  /// Creates a list of one word.
  init(word: [UInt8]) {
    var unit = TokenUnit()
    unit.append(.text(word))
    items = [[unit]]
  }

  /// The number of columns on one line; `nil` if the list has line ends wherever it is.
  var width: Int? {
    guard !isWrittenBroken else { return nil }
    var sum = max(items.count - 1, 0)
    for item in items {
      guard let width = TokenUnit.width(of: item) else { return nil }
      sum += width
    }
    return sum
  }
}

/// Tokens between which no line can be broken, but for the blocks among them.
struct TokenUnit {
  /// What precedes a unit in its item.
  enum Start {
    /// A space, which may become a line end.
    case space
    /// A space before `and` or `or`. If the item does not fit on a line, each of them becomes a line end.
    case condition
    /// A line end of the author.
    case line
  }

  /// What precedes the unit. It does not matter for the first unit of an item.
  var start = Start.space

  /// The parts of the unit.
  var parts: [Part] = []

  /// The number of columns on one line; `nil` if the unit has line ends wherever it is.
  private(set) var width: Int? = 0

  /// A part of a unit.
  enum Part {
    case text([UInt8])
    case block(TokenBlock)

    /// The number of columns on one line; `nil` if the part has line ends wherever it is.
    var width: Int? {
      switch self {
      case .text(let text): Bytes.hasLineEnd(text) ? nil : Bytes.width(text[...])
      case .block(let block): block.width
      }
    }
  }

  /// Appends a part.
  mutating func append(_ part: Part) {
    if let own = part.width, let sum = width { width = sum + own } else { width = nil }
    parts.append(part)
  }

  /// The number of columns up to the first point at which the unit can be broken.
  var headWidth: Int {
    var sum = 0
    for part in parts {
      switch part {
      case .text(let text):
        sum += Bytes.firstWidth(text)
        if Bytes.hasLineEnd(text) { return sum }
      case .block(let block): return sum + Bytes.width(block.open[...])
      }
    }
    return sum
  }

  /// Whether the unit has a block with contents.
  var hasBlock: Bool {
    parts.contains { if case .block = $0 { true } else { false } }
  }

  /// The number of columns of an item on one line; `nil` if it has line ends wherever it is.
  static func width(of item: [TokenUnit]) -> Int? {
    var sum = max(item.count - 1, 0)
    for (position, unit) in item.enumerated() {
      guard let width = unit.width, position == 0 || unit.start != .line else { return nil }
      sum += width
    }
    return sum
  }
}

/// A function or parentheses with their contents, which are not empty.
struct TokenBlock {
  /// The function name and the parenthesis.
  let open: [UInt8]
  let close: [UInt8]
  let list: TokenList

  /// The number of columns on one line; `nil` if the block has line ends wherever it is.
  let width: Int?

  init(open: [UInt8], list: TokenList, close: [UInt8]) {
    (self.open, self.list, self.close) = (open, list, close)
    width = list.width.map { $0 + Bytes.width(open[...]) + Bytes.width(close[...]) }
  }
}
