import VStyleSyntax

/// An item of a block: a statement, a comment, or tokens that the formatter copies unchanged.
struct BlockItem {
  /// The content of an item.
  enum Content {
    /// A comment between statements.
    case comment
    /// A statement, by its node. The tokens reach after its semicolon.
    case statement(Int)
    /// Tokens that the formatter does not understand, or that a comment excludes from formatting.
    case untouched
  }

  /// The content of the item.
  var content: Content

  /// The tokens of the item.
  var tokens: Range<Int>

  /// The number of line ends between the previous item and this one.
  var lineEndsBefore: Int

  /// Whether the statement, or its part before a block of several lines, keeps its bytes if it does not fit on a line.
  var isOneLine = false
}

/// Splits the contents of a block into items.
struct BlockReader {
  let tree: SyntaxTree

  private var tape: TokenTape { tree.tape }

  /// The items of the block of a node, in order.
  func items(of node: Int) -> [BlockItem] {
    guard let block = node == 0 ? 0..<tape.count : tree.nodes[node].block else { return [] }
    return items(in: block, statements: Array(tree.children(of: node)))
  }

  /// The items in a range of tokens that contains some statements.
  func items(in block: Range<Int>, statements: [Int]) -> [BlockItem] {
    var items: [BlockItem] = []
    var statements = statements[...]
    var lineEnds = 0
    var index = block.lowerBound
    func add(_ content: BlockItem.Content, _ tokens: Range<Int>) {
      items.append(BlockItem(content: content, tokens: tokens, lineEndsBefore: lineEnds))
      lineEnds = 0
      index = tokens.upperBound
    }
    while index < block.upperBound {
      if let node = statements.first, tree.nodes[node].tokens.lowerBound <= index {
        statements.removeFirst()
        let limit = statements.first.map { tree.nodes[$0].tokens.lowerBound } ?? block.upperBound
        add(.statement(node), index..<end(of: node, before: limit))
        continue
      }
      switch tape.kind(index) {
      case .whitespace:
        lineEnds += Bytes.lineEndCount(bytes(index))
        index += 1
      case .semicolon:
        index += 1
      case .comment where isByteOrderMark(index):
        index += 1
      case .comment: add(.comment, index..<index + 1)
      default: add(.untouched, index..<min(tape.indexAfterComponentValue(index), block.upperBound))
      }
    }
    return untouched(items)
  }

  /// The token after a statement and the semicolon that ends it.
  private func end(of node: Int, before end: Int) -> Int {
    let tokens = tree.nodes[node].tokens
    guard tree.nodes[node].block == nil else { return tokens.upperBound }
    var index = tokens.upperBound
    while index < end, tape.kind(index).isTrivia { index += 1 }
    return index < end && tape.kind(index) == .semicolon ? index + 1 : tokens.upperBound
  }

  private func isByteOrderMark(_ token: Int) -> Bool { token == 0 && tree.source.bytes.first == 0xEF }

  private func bytes(_ token: Int) -> ArraySlice<UInt8> {
    let range = tape.range(token)
    return Array(tree.source.bytes[range.start..<range.end])[...]
  }

  /// Merges the items from `vstyle-fmt off` to `on`, and a `vstyle-fmt ignore` with the item after it.
  ///
  /// The merged items are ``BlockItem/Content/untouched``.
  private func untouched(_ items: [BlockItem]) -> [BlockItem] {
    guard items.contains(where: { command($0) != nil }) else { return items }
    var out: [BlockItem] = []
    var index = 0
    while index < items.count {
      var item = items[index]
      var last = index
      switch command(item) {
      case "off": last = items[index...].firstIndex { command($0) == "on" } ?? items.count - 1
      case "ignore": last = min(index + 1, items.count - 1)
      default: break
      }
      if last > index {
        item.content = .untouched
        item.tokens = item.tokens.lowerBound..<items[last].tokens.upperBound
      }
      out.append(item)
      index = last + 1
    }
    return out
  }

  /// The formatter command in a comment, such as `off`; `nil` if the comment has none.
  private func command(_ item: BlockItem) -> Substring? {
    guard case .comment = item.content else { return nil }
    let words = tree.source.text(in: tape.range(item.tokens)).split { " \t\n\r*/".contains($0) }
    guard words.count == 2, words[0] == "vstyle-fmt" else { return nil }
    return words[1]
  }
}
