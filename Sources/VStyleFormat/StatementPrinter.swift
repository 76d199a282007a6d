import VStyleSyntax
import VStyleValues

/// Prints the parts of statements: preludes with their names, and declarations.
struct StatementPrinter {
  let tree: SyntaxTree
  let options: FormatOptions
  let schema: StyleSchema?

  private var tape: TokenTape { tree.tape }

  /// The text before the block of a rule, or a whole at-rule without a block, on one line if it fits.
  ///
  /// - Parameters:
  ///   - node: the statement.
  ///   - depth: the nesting depth.
  ///   - tail: what follows on the line.
  func head(of node: Int, depth: Int, before tail: String) -> [UInt8] {
    let statement = tree.nodes[node]
    let isAtRule = statement.kind == .atRule
    let name = isAtRule ? NameStyle.lowercased(tree.name(of: node)) : ""
    let printer = TokenPrinter(
      tape: tape, options: options, context: isAtRule ? .atRule(name) : .selectors)
    let inner = isAtRule ? depth + 1 : depth
    // An at-rule may be only a keyword: the comments after it precede its semicolon.
    let afterName = min(statement.content.lowerBound, statement.tokens.upperBound)
    var leading = LeadingComments()
    if isAtRule, !statement.content.isEmpty {
      leading = leadingComments(statement.nameToken + 1..<afterName, depth: inner)
    } else if isAtRule {
      leading.text = comments(statement.nameToken + 1..<afterName)
    }
    let start = isAtRule ? atKeyword(statement.nameToken) + leading.text : []
    let isOnNewLine = leading.endsLine && !statement.content.isEmpty
    let separator: [UInt8] = isAtRule && !statement.content.isEmpty && !isOnNewLine ? [0x20] : []
    let end = statement.block.map { comments(statement.content.upperBound..<$0.lowerBound - 1) } ?? []
    let column = Bytes.lastColumn(start + separator, from: options.indentWidth(depth))
    var lists = ListPrinter(options, column: column, depth: depth)
    if isOnNewLine { lists.startLine(inner) }
    lists.append(
      printer.list(statement.content), statementDepth: depth, innerDepth: inner, tail: Bytes.firstWidth(end + tail.utf8)
    )
    return start + separator + lists.out + end
  }

  private func atKeyword(_ token: Int) -> [UInt8] {
    let printer = TokenPrinter(tape: tape, options: options, context: .value)
    let text = Array(printer.bytes(token))
    // Names with two hyphens are defined by the author and case-sensitive.
    let isOwn = text.dropFirst().starts(with: [0x2D, 0x2D])
    if !isOwn, text.allSatisfy({ $0 == 0x40 || isPlain($0) }) { return text.map(Bytes.lowercased) }
    return printer.spelled(token)
  }

  /// The comments in a range, each after a space.
  func comments(_ tokens: Range<Int>) -> [UInt8] {
    let printer = TokenPrinter(tape: tape, options: options, context: .value)
    return tokens.filter { tape.kind($0) == .comment }.flatMap { [0x20] + printer.bytes($0) }
  }

  /// The comments before a prelude or a value.
  private struct LeadingComments {
    var text: [UInt8] = []
    /// Whether the last comment is alone on its line.
    var endsLine = false
  }

  /// The comments in a range, each after a space, or on a line of its own if its author wrote it so.
  private func leadingComments(_ tokens: Range<Int>, depth: Int) -> LeadingComments {
    var out = LeadingComments()
    var (hasOwnLine, isAfterLineEnd) = (false, false)
    for token in tokens {
      if tape.kind(token) == .whitespace {
        isAfterLineEnd = isAfterLineEnd || hasLineEnd(token..<token + 1)
      } else if tape.kind(token) == .comment {
        hasOwnLine = hasOwnLine || isAfterLineEnd && hasLineEnd(token + 1..<min(token + 2, tape.count))
        out.text +=
          (hasOwnLine && isAfterLineEnd ? [0x0A] + options.indent(depth) : [0x20])
          + comments(token..<token + 1).dropFirst()
        isAfterLineEnd = false
      }
    }
    out.endsLine = hasOwnLine && isAfterLineEnd
    return out
  }

  /// The text of a declaration without its semicolon, and the start of its value.
  ///
  /// - Parameters:
  ///   - node: the declaration.
  ///   - parent: the node whose block contains the declaration.
  ///   - depth: the nesting depth.
  func declaration(_ node: Int, in parent: Int, depth: Int) -> (text: [UInt8], value: FormattedLine.Value?) {
    let statement = tree.nodes[node]
    var printer = TokenPrinter(tape: tape, options: options, context: .value)
    // The value of a custom property is its text, which an app can read.
    printer.isSpelling = !definesNames(parent) && !tape.isDashedIdent(statement.nameToken)
    var colon = statement.nameToken + 1
    while tape.kind(colon) != .colon { colon += 1 }
    // Comments in place of a value come after the statement.
    let isEmpty = statement.content.isEmpty && !statement.isImportant
    let after = isEmpty ? colon + 1 : max(statement.content.lowerBound, colon + 1)
    var text = name(of: node, in: parent) + comments(statement.nameToken + 1..<colon) + [0x3A]
    let (nameWidth, offset) = (Bytes.width(text[...]), text.count + 1)
    // Without a value, importance follows the comments on the same line.
    let leading =
      statement.content.isEmpty
      ? LeadingComments(text: comments(colon + 1..<after)) : leadingComments(colon + 1..<after, depth: depth + 1)
    text += leading.text
    let list = keyword(of: node, in: parent).map(TokenList.init(word:)) ?? printer.list(statement.content)
    var importance: [UInt8] = []
    if statement.isImportant {
      importance = self.importance(statement.content.upperBound..<statement.tokens.upperBound, printer)
      if !list.items.isEmpty { importance.insert(0x20, at: 0) }
    }
    let tail = Bytes.firstWidth(importance + [0x3B])
    let column = Bytes.lastColumn(text, from: options.indentWidth(depth)) + 1
    let isOnNewLine =
      leading.endsLine || list.isWrittenBroken && hasLineEnd(colon + 1..<after)
      || leading.text.isEmpty && !fits(list, column: column, tail: tail, depth: depth)
    var lists = ListPrinter(options, column: column, depth: depth)
    if isOnNewLine { lists.startLine(depth + 1) } else if !isEmpty { text.append(0x20) }
    lists.append(list, statementDepth: depth, innerDepth: depth + 1, tail: tail)
    text += lists.out + importance
    guard !list.items.isEmpty else { return (text, nil) }
    let start = (colon + 1..<after).first { tape.kind($0) == .comment } ?? after
    let sourceColumn = sourceColumn(of: start, inLineOf: statement.nameToken)
    return (text, FormattedLine.Value(nameWidth: nameWidth, offset: offset, sourceColumn: sourceColumn))
  }

  /// Whether the start of a value fits after a name, or would not fit on a line of its own either.
  private func fits(_ list: TokenList, column: Int, tail: Int, depth: Int) -> Bool {
    guard let unit = list.items.first?.first, column > options.indentWidth(depth + 1) else { return true }
    if let width = list.width, column + width + tail <= options.lineWidth { return true }
    let isOnly = list.items.count == 1 && list.items[0].count == 1
    let width = unit.hasBlock ? unit.headWidth : unit.headWidth + (isOnly ? tail : 0)
    return column + width <= options.lineWidth
  }

  /// Whether white space in a range of tokens contains a line end.
  private func hasLineEnd(_ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      let range = tape.range(token)
      return tape.kind(token) == .whitespace && Bytes.hasLineEnd(tree.source.bytes[range.start..<range.end])
    }
  }

  /// The keyword of a value that is a single keyword, as CSS writes it.
  ///
  /// It is `nil` if the property is unknown or has no such keyword.
  private func keyword(of node: Int, in parent: Int) -> [UInt8]? {
    let content = tree.nodes[node].content
    guard let schema, content.count == 1, tape.kind(content.lowerBound) == .ident, !definesNames(parent),
      !tape.isDashedIdent(tree.nodes[node].nameToken)
    else { return nil }
    let property = tree.name(of: node)
    let word = NameStyle.folded(tape.name(content.lowerBound))
    for name in schema.viewTypes(having: property) {
      let keywords = schema.property(property, in: name)?.kind.keywords ?? []
      if let keyword = keywords.first(where: { NameStyle.folded($0) == word }) { return Array(keyword.utf8) }
    }
    return nil
  }

  /// `!important`, with the comments in it.
  private func importance(_ tokens: Range<Int>, _ printer: TokenPrinter) -> [UInt8] {
    guard tokens.contains(where: { tape.kind($0) == .comment }) else { return Array("!important".utf8) }
    var start = tokens.lowerBound
    while tape.kind(start) == .whitespace { start += 1 }
    return printer.flatText(start..<tokens.upperBound)
  }

  /// The name of a declaration, as CSS writes it. Names in `@view` and `@property` stay unchanged.
  private func name(of node: Int, in parent: Int) -> [UInt8] {
    let token = tree.nodes[node].nameToken
    let printer = TokenPrinter(tape: tape, options: options, context: .value)
    let text = Array(printer.bytes(token))
    if !tape.isDashedIdent(token), text.allSatisfy(isPlain), !definesNames(parent) {
      return Array(NameStyle.kebab(String(decoding: text, as: UTF8.self)).utf8)
    }
    return printer.spelled(token)
  }

  /// Whether the declarations directly in a rule define names instead of setting properties.
  private func definesNames(_ node: Int) -> Bool {
    guard tree.nodes[node].kind == .atRule else { return false }
    return ["view", "property"].contains(NameStyle.lowercased(tree.name(of: node)))
  }

  /// The column of a token in the source; `nil` unless the token `first` starts the same line.
  private func sourceColumn(of token: Int, inLineOf first: Int) -> Int? {
    let bytes = tree.source.bytes
    let start = tape.range(first).start
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    guard lineStart == 0 || Bytes.isLineEnd(bytes[lineStart - 1]) else { return nil }
    let text = Array(bytes[lineStart..<tape.range(token).start])[...]
    return Bytes.hasLineEnd(text) ? nil : Bytes.width(text)
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
  }
}
