/// The entry points of CSS Syntax. None of them fails: errors are in ``SyntaxTree/diagnostics``.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parser-entry-points
extension SyntaxTree {
  /// Parses a stylesheet.
  ///
  /// - Parameters:
  ///   - source: the sheet. Beyond `limits.byteCount`, the tree has the bytes but no tokens.
  ///   - sourceID: the ID of the source in diagnostics.
  ///   - limits: the limits of nesting, size and diagnostics.
  package convenience init(
    parsing source: SourceText, as sourceID: SourceID = SourceID(0), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(source, sourceID, limits, .stylesheet)
  }

  /// Parses the contents of a block: declarations, nested rules and at-rules.
  ///
  /// An unmatched closing brace ends them.
  package convenience init(
    parsingBlockContents source: SourceText, as sourceID: SourceID = SourceID(0), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(source, sourceID, limits, .blockContents)
  }

  /// Parses a list of rules, in which `<!--` and `-->` are ordinary tokens.
  package convenience init(
    parsingRules source: SourceText, as sourceID: SourceID = SourceID(0), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(source, sourceID, limits, .rules)
  }

  /// Parses one rule. Any text after it is a second, invalid node.
  package convenience init(
    parsingRule source: SourceText, as sourceID: SourceID = SourceID(0), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(source, sourceID, limits, .rule)
  }

  /// Parses one declaration, whose value is the rest of the text.
  package convenience init(
    parsingDeclaration source: SourceText, as sourceID: SourceID = SourceID(0), limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(source, sourceID, limits, .declaration)
  }

  private convenience init(
    _ source: SourceText, _ sourceID: SourceID, _ limits: SyntaxLimits, _ goal: SyntaxParser.Goal
  ) {
    if goal == .stylesheet, let parts = SheetParts(source, sourceID, limits) {
      self.init(joining: parts.trees)
    } else {
      self.init(whole: source, sourceID, limits, goal)
    }
  }

  /// Parses a whole source on one thread.
  convenience init(whole source: SourceText, _ sourceID: SourceID, _ limits: SyntaxLimits, _ goal: SyntaxParser.Goal) {
    let isReadable = source.bytes.count <= limits.byteCount
    let tape = isReadable ? TokenTape(source, depthLimit: limits.nestingDepth) : TokenTape(unread: source)
    var parser = SyntaxParser(tape, sourceID, limits)
    if !isReadable {
      parser.reportTooLong()
    } else {
      parser.parse(goal)
      if let nature = EncodingCheck.foreignNature(of: source.bytes.span) {
        parser.reportForeign(nature)
      } else {
        parser.reportEncoding()
      }
    }
    self.init(tape: tape, sourceID: sourceID, nodes: parser.nodes, diagnostics: parser.diagnosticsInOrder)
  }
}
