import VStyleSyntax
import VStyleValues

/// Prints the contents of blocks line by line.
struct SheetPrinter {
  let tree: SyntaxTree
  let options: FormatOptions
  let broken: BrokenStatements

  /// The lines so far.
  private(set) var lines: [FormattedLine] = []

  /// What of the source is not touched, in order.
  private(set) var untouchedRanges: [SourceRange] = []

  private var tape: TokenTape { tree.tape }
  private var reader: BlockReader { BlockReader(tree: tree) }
  private let schema: StyleSchema?
  private var printer: StatementPrinter { StatementPrinter(tree: tree, options: options, schema: schema) }

  init(_ tree: SyntaxTree, _ options: FormatOptions, _ schema: StyleSchema?) {
    self.schema = schema
    self.tree = tree
    self.options = options
    broken = BrokenStatements(tree)
  }

  /// How a block starts, which is where its first comment may stand.
  enum Start {
    case file
    case brace
  }

  /// Adds the items of the block of a node, each on a line of its own.
  mutating func append(_ items: [BlockItem], of parent: Int, depth: Int, start: Start) {
    var startsLine = true
    var previousIsLeadingComment = false
    for (position, item) in items.enumerated() {
      let isFirst = position == 0
      let isOnSameLine = item.lineEndsBefore == 0 && !(isFirst && start == .file)
      if case .comment = item.content {
        let isTrailing = isOnSameLine && !startsLine || isFirst && isOnSameLine
        if isTrailing || previousIsLeadingComment && isOnSameLine {
          attach(comment(item, depth: depth, isOwnLine: false), isBehindComment: previousIsLeadingComment)
          continue
        }
        add(comment(item, depth: depth, isOwnLine: true), depth, item, isFirst)
        startsLine = true
        previousIsLeadingComment = true
        continue
      }
      let joins = previousIsLeadingComment && isOnSameLine
      let first = lines.count
      appendStatement(item, in: parent, depth: depth)
      if first < lines.count {
        lines[first].isAfterBlankLine = item.lineEndsBefore > 1 && !isFirst
        if joins, first > 0 { join(first) }
      }
      startsLine = false
      previousIsLeadingComment = false
    }
  }

  private mutating func add(_ text: [UInt8], _ depth: Int, _ item: BlockItem, _ isFirst: Bool) {
    lines.append(FormattedLine(depth: depth, text: text, isAfterBlankLine: item.lineEndsBefore > 1 && !isFirst))
  }

  /// Puts a comment after the last line.
  private mutating func attach(_ comment: [UInt8], isBehindComment: Bool) {
    guard let last = lines.indices.last else { return }
    if isBehindComment {
      lines[last].text += [0x20] + comment
    } else {
      lines[last].comment = (lines[last].comment.map { $0 + [0x20] } ?? []) + comment
    }
  }

  /// Puts a line after the comment on the line before.
  private mutating func join(_ index: Int) {
    let before = lines.remove(at: index - 1)
    if let offset = lines[index - 1].untouchedOffset {
      lines[index - 1].untouchedOffset = before.text.count + 1 + offset
    }
    lines[index - 1].text = before.text + [0x20] + lines[index - 1].text
    lines[index - 1].isAfterBlankLine = before.isAfterBlankLine
    lines[index - 1].value = nil
  }

  private mutating func appendStatement(_ item: BlockItem, in parent: Int, depth: Int) {
    guard case .statement(let node) = item.content, !broken.contains(node) else {
      untouchedRanges.append(tape.range(item.tokens))
      lines.append(FormattedLine(depth: depth, text: untouched(item.tokens), untouchedOffset: 0))
      return
    }
    guard tree.nodes[node].block != nil else {
      lines.append(statement(node, in: parent, item, depth: depth))
      return
    }
    if let text = flat(node, depth: depth) {
      lines.append(FormattedLine(depth: depth, text: text))
      return
    }
    lines.append(FormattedLine(depth: depth, text: printer.head(of: node, depth: depth) + Array(" {".utf8)))
    append(reader.items(of: node), of: node, depth: depth + 1, start: .brace)
    lines.append(FormattedLine(depth: depth, text: [0x7D]))
  }

  /// A statement without a block, with its semicolon and what stands before that.
  private func statement(_ node: Int, in parent: Int, _ item: BlockItem, depth: Int) -> FormattedLine {
    let comments = printer.comments(tree.nodes[node].tokens.upperBound..<item.tokens.upperBound)
    if tree.nodes[node].kind == .declaration {
      let (text, value) = printer.declaration(node, in: parent, depth: depth)
      return FormattedLine(depth: depth, text: text + comments + [0x3B], value: value)
    }
    return FormattedLine(depth: depth, text: printer.head(of: node, depth: depth) + comments + [0x3B])
  }

  /// A rule on one line, if its author wrote its block so and it fits; also an empty one.
  private func flat(_ node: Int, depth: Int) -> [UInt8]? {
    guard let block = tree.nodes[node].block else { return nil }
    // OPTIMIZATION: every second token takes a column at least. Of blocks inside each other only the inner ones are
    // tried.
    guard block.count / 2 - 1 <= options.lineWidth else { return nil }
    let items = reader.items(of: node)
    let head = printer.head(of: node, depth: depth)
    if items.isEmpty { return head + Array(" { }".utf8) }
    let range = tape.range(block)
    guard !Bytes.hasLineEnd(head), !Bytes.hasLineEnd(tree.source.bytes[range.start..<range.end]) else { return nil }
    var text = head + Array(" {".utf8)
    for item in items {
      guard let piece = flat(item, in: node) else { return nil }
      text += [0x20] + piece
    }
    text += Array(" }".utf8)
    let width = options.indentWidth(depth) + Bytes.width(text[...])
    return width <= options.lineWidth ? text : nil
  }

  // Depth is bounded by the nesting limit of the syntax.
  private func flat(_ item: BlockItem, in parent: Int) -> [UInt8]? {
    guard case .statement(let node) = item.content, !broken.contains(node) else { return untouched(item.tokens) }
    guard tree.nodes[node].block == nil else { return flat(node, depth: 0) }
    let text = statement(node, in: parent, item, depth: 0).text
    return Bytes.hasLineEnd(text) ? nil : text
  }

  /// Tokens as they are. An escape at the end is closed, so that the line end does not become part of it.
  func untouched(_ tokens: Range<Int>) -> [UInt8] {
    let range = tape.range(tokens)
    var text = Array(tree.source.bytes[range.start..<range.end])
    // A line end in a string that nothing ends is one after a backslash.
    if tape.kind(tokens.upperBound - 1) == .badString { return text }
    while let last = text.last, Bytes.isLineEnd(last) { text.removeLast() }
    if Bytes.endsWithOpenEscape(text[...]) { text.append(0x20) }
    return text
  }

  /// A comment. One with stars down its left side moves with its first line.
  private func comment(_ item: BlockItem, depth: Int, isOwnLine: Bool) -> [UInt8] {
    let text = untouched(item.tokens)
    let lines = Bytes.lines(text[...])
    guard isOwnLine, lines.count > 1 else { return text }
    let others = lines.dropFirst().map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
    guard others.allSatisfy({ $0.first == 0x2A }) else { return text }
    let start = [0x0A] + options.indent(depth) + [0x20]
    return Array(lines[0]) + others.flatMap { start + $0 }
  }
}
