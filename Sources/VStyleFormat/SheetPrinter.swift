import VStyleSyntax
import VStyleValues

/// Prints the contents of blocks line by line.
struct SheetPrinter {
  let tree: SyntaxTree
  let options: FormatOptions
  let broken: BrokenStatements
  private let coveredLines: CoveredLines

  /// The lines printed so far.
  private(set) var lines: [FormattedLine] = []

  /// The ranges of the source that stay unchanged, in order.
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
    coveredLines = CoveredLines(tree)
  }

  /// The start of a block, which decides where its first comment may be.
  enum Start {
    case file
    case brace
  }

  /// Appends the items of the block of a node, each on a line of its own.
  mutating func append(_ items: [BlockItem], of parent: Int, depth: Int, start: Start) {
    var startsLine = true
    var previousIsLeadingComment = false
    for (position, item) in coveredLines.keep(items).enumerated() {
      let isFirst = position == 0
      let isOnSameLine = item.lineEndsBefore == 0 && !(isFirst && start == .file)
      if case .comment = item.content {
        let isTrailing = isOnSameLine && !startsLine || isFirst && isOnSameLine
        if isTrailing || previousIsLeadingComment && isOnSameLine {
          attach(comment(item, depth: depth, isOwnLine: false), isAfterComment: previousIsLeadingComment)
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

  /// Appends a comment to the last line.
  private mutating func attach(_ comment: [UInt8], isAfterComment: Bool) {
    guard let last = lines.indices.last else { return }
    if isAfterComment {
      lines[last].text += [0x20] + comment
    } else {
      lines[last].comment = (lines[last].comment.map { $0 + [0x20] } ?? []) + comment
    }
  }

  /// Joins a line to the comment on the line before.
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
    guard case .statement(let node) = item.content, !broken.contains(node) else { return appendUntouched(item, depth) }
    guard tree.nodes[node].block != nil else {
      let line = statement(node, in: parent, item, depth: depth)
      if item.isOneLine, !line.isSingle { return appendUntouched(item, depth) }
      lines.append(line)
      return
    }
    if let text = flat(node, depth: depth) {
      lines.append(FormattedLine(depth: depth, text: text))
      return
    }
    let head = printer.head(of: node, depth: depth, before: " {") + Array(" {".utf8)
    if item.isOneLine, Bytes.hasLineEnd(head) || !Bytes.hasLineEnd(untouched(item.tokens)) {
      return appendUntouched(item, depth)
    }
    lines.append(FormattedLine(depth: depth, text: head))
    append(reader.items(of: node), of: node, depth: depth + 1, start: .brace)
    lines.append(FormattedLine(depth: depth, text: [0x7D]))
  }

  private mutating func appendUntouched(_ item: BlockItem, _ depth: Int) {
    untouchedRanges.append(tape.range(item.tokens))
    lines.append(FormattedLine(depth: depth, text: untouched(item.tokens), untouchedOffset: 0))
  }

  /// A statement without a block, with its semicolon and the comments before the semicolon.
  private func statement(_ node: Int, in parent: Int, _ item: BlockItem, depth: Int) -> FormattedLine {
    let comments = printer.comments(tree.nodes[node].tokens.upperBound..<item.tokens.upperBound)
    if tree.nodes[node].kind == .declaration {
      let (text, value) = printer.declaration(node, in: parent, depth: depth)
      return FormattedLine(depth: depth, text: text + comments + [0x3B], value: value)
    }
    return FormattedLine(depth: depth, text: printer.head(of: node, depth: depth, before: ";") + comments + [0x3B])
  }

  /// A rule on one line, if its author wrote it so and it fits, or if it is empty.
  private func flat(_ node: Int, depth: Int) -> [UInt8]? {
    guard let block = tree.nodes[node].block else { return nil }
    // OPTIMIZATION: every second token takes a column at least, so a long block is rejected by its number of tokens. Of
    // nested blocks, only the inner ones are then printed.
    guard block.count / 2 - 1 <= options.lineWidth else { return nil }
    let items = reader.items(of: node)
    let head = printer.head(of: node, depth: depth, before: items.isEmpty ? " { }" : " {")
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

  /// The unchanged bytes of tokens. A space closes an escape at the end, so that the escape does not consume the line
  /// end.
  func untouched(_ tokens: Range<Int>) -> [UInt8] {
    let range = tape.range(tokens)
    var text = Array(tree.source.bytes[range.start..<range.end])
    // An unterminated string can only contain a line end after a backslash.
    if tape.kind(tokens.upperBound - 1) == .badString { return text }
    while let last = text.last, Bytes.isLineEnd(last) { text.removeLast() }
    if Bytes.endsWithOpenEscape(text[...]) { text.append(0x20) }
    return text
  }

  /// The text of a comment. A comment with stars down its left side moves with its first line.
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
