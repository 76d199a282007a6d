package import VStyleSyntax
package import VStyleValues

/// Formats sheets: normalizes white space and spelling, and keeps all statements.
///
/// ```swift
/// let formatted = SheetFormatter().format(SourceText("Label{alpha:1}"))   // "Label { alpha: 1; }\n"
/// ```
///
/// Formatting is idempotent. Statements keep their order, and the lines and groups that the author has chosen: a rule
/// on one line stays there while it fits, one empty line stays one. Comments stay where they are. Comments after
/// neighboring lines are aligned, and so are values that the author has aligned. Property names are written as in CSS,
/// and so are keywords of known properties. Numbers, colors and positions have one spelling each, except in the values of
/// custom properties, which are texts. Lines that are too long are broken wherever the syntax allows it.
///
/// A statement with a syntax error keeps its bytes. If the file ends inside a block, comment or string, the rest of the
/// file from there stays unchanged. The formatter also keeps the text between `/* vstyle-fmt off */` and
/// `/* vstyle-fmt on */`, and the statement after `/* vstyle-fmt ignore */`. A sheet with a merge conflict stays
/// unchanged, because its markers are at the starts of lines.
package struct SheetFormatter: Sendable {
  /// The style of formatted sheets.
  package let options: FormatOptions

  private let schema: StyleSchema?

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - options: the style of formatted sheets.
  ///   - schema: the properties whose keywords are written as in CSS, `single-line` for `singleLine`. Without a schema,
  ///     keywords stay unchanged.
  package init(_ options: FormatOptions = FormatOptions(), schema: StyleSchema? = nil) {
    self.options = options
    self.schema = schema
  }

  /// The formatted text of a sheet. A sheet beyond the limits of the parser, or with a merge conflict, stays unchanged.
  package func format(_ source: SourceText) -> SourceText {
    guard MergeConflict(source) == nil else { return source }
    let tree = SyntaxTree(parsing: source)
    guard tree.tape.count > 0 else { return source }
    var printer = SheetPrinter(tree, options, schema)
    let tail = printer.broken.tailStart
    printer.append(topItems(of: tree, printer), of: 0, depth: 0, start: .file)
    var out = Rendering(source, options, untouched: untouched(printer))
    out.append(printer.lines)
    if let tail {
      let isSeparate = tail > 0 && tree.tape.kind(tail - 1) == .whitespace
      out.finish(with: printer.lines.isEmpty ? nil : gap(before: tail, tree, isSeparate), tree.tape.range(tail).start)
    } else {
      out.finish()
    }
    return SourceText(path: source.path, bytes: out.bytes)
  }

  /// The items outside of all blocks, up to the part that stays unchanged.
  private func topItems(of tree: SyntaxTree, _ printer: SheetPrinter) -> [BlockItem] {
    let end = printer.broken.tailStart ?? tree.tape.count
    let statements = tree.children(of: 0).filter { tree.nodes[$0].tokens.lowerBound < end }
    return BlockReader(tree: tree).items(in: 0..<end, statements: statements)
  }

  /// The ranges of a source that stay unchanged, in order. The printer must have printed the whole source.
  private func untouched(_ printer: SheetPrinter) -> [SourceRange] {
    let tail = printer.broken.tailStart.map { tail in
      SourceRange(printer.tree.tape.range(tail).start, printer.tree.source.bytes.count)
    }
    return printer.untouchedRanges + [tail].compactMap(\.self)
  }

  /// The number of line ends before the part that stays unchanged; `nil` if nothing separates them.
  private func gap(before tail: Int, _ tree: SyntaxTree, _ isSeparate: Bool) -> Int? {
    guard isSeparate else { return nil }
    let range = tree.tape.range(tail - 1)
    return min(Bytes.lineEndCount(Array(tree.source.bytes[range.start..<range.end])[...]), 2)
  }

  /// The edit that formats the statements which a range of bytes overlaps or touches; `nil` if it would change nothing.
  ///
  /// The statements are those of the innermost block that contains the whole range.
  package func edit(for range: SourceRange, in source: SourceText) -> (range: SourceRange, text: String)? {
    guard MergeConflict(source) == nil else { return nil }
    let tree = SyntaxTree(parsing: source)
    var printer = SheetPrinter(tree, options, schema)
    let end = printer.broken.tailStart ?? tree.tape.count
    var node = 0
    var depth = 0
    while let inner = tree.children(of: node).first(where: { holds($0, range, tree, printer.broken) }) {
      node = inner
      depth += 1
    }
    let items = BlockReader(tree: tree).items(of: node).filter { item in
      let own = tree.tape.range(item.tokens)
      return own.start <= range.end && range.start <= own.end && item.tokens.upperBound <= end
    }
    guard let first = items.first, let last = items.last else { return nil }
    printer.append(items, of: node, depth: depth, start: .file)
    var whole = SheetPrinter(tree, options, schema)
    whole.append(topItems(of: tree, whole), of: 0, depth: 0, start: .file)
    var out = Rendering(source, options, untouched: untouched(whole))
    out.append(printer.lines)
    let statements = SourceRange(tree.tape.range(first.tokens).start, tree.tape.range(last.tokens).end)
    let text = out.bytes.dropFirst(options.indent(depth).count)
    guard !text.elementsEqual(source.bytes[statements.start..<statements.end]) else { return nil }
    return (statements, String(decoding: text, as: UTF8.self))
  }

  /// Whether a range lies between the braces of a node, and the node has no syntax error.
  private func holds(
    _ node: Int, _ range: SourceRange, _ tree: SyntaxTree, _ broken: BrokenStatements
  ) -> Bool {
    guard let block = tree.nodes[node].block, block.upperBound < tree.tape.count,
      tree.tape.range(block).contains(range)
    else { return false }
    return !broken.contains(node)
  }
}
