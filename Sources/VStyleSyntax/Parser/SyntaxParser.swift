/// Parses the statements of a token tape.
///
/// The open blocks are a chain of nodes instead of recursive calls, so nesting needs no stack. Every token is visited a
/// fixed number of times. A block or function is skipped in one step. The attempt to parse a declaration ends at the
/// first block that shows it to be a rule.
///
/// Blocks follow the algorithms of CSS Nesting, as in browsers. A statement is parsed as a declaration first. If that
/// fails, it is parsed again as a rule that a semicolon ends.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parser-algorithms
struct SyntaxParser {
  /// The grammar production to parse.
  enum Goal {
    case stylesheet
    case rules
    case blockContents
    case rule
    case declaration
  }

  /// Whether a statement is inside a block.
  enum Nesting {
    case topLevel
    case nested
  }

  let tape: TokenTape
  let sourceID: SourceID
  let limits: SyntaxLimits

  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  var diagnostics: [Diagnostic] = []

  /// Whether the diagnostic about too many diagnostics is reported.
  var hasReportedTooMany = false

  /// The index of the next token.
  var position = 0

  /// The end of the current block.
  private(set) var end: Int

  private(set) var nesting = Nesting.topLevel

  /// The token that the end of the file cuts off; `nil` if there is none or it is reported.
  var cutOffToken: Int?

  /// The numbers of bad tokens and too deep tokens before the current statement.
  var badTokensRead = 0
  var tooDeepTokensRead = 0

  /// Whether there are bad or too deep tokens; almost every sheet has none.
  let hasMarkedTokens: Bool

  private var goal = Goal.stylesheet

  /// The rule whose block is open, or the root. While a block is open, the ``SyntaxNode/subtreeEnd`` of its rule is the
  /// enclosing rule.
  private var openNode = SyntaxParser.root
  private static let root = 0

  /// The end of the root's contents, and the nesting of its statements.
  private var rootEnd: Int
  private var rootNesting = Nesting.topLevel

  init(_ tape: TokenTape, _ sourceID: SourceID, _ limits: SyntaxLimits) {
    self.tape = tape
    self.sourceID = sourceID
    self.limits = limits
    end = tape.count
    rootEnd = end
    hasMarkedTokens = !tape.tooDeepTokens.isEmpty || !tape.badTokens.isEmpty
    let last = max(tape.count - 1, 0)
    cutOffToken = tape.isUnterminated(last) ? last : tape.unclosedTokens.last
    nodes.reserveCapacity(tape.count / 6 + 16)
    nodes.append(SyntaxNode(.stylesheet, tokens: 0..<tape.count, content: 0..<0, subtreeEnd: 1))
  }

  /// Parses the whole tape.
  mutating func parse(_ goal: Goal) {
    self.goal = goal
    switch goal {
    case .stylesheet, .rules:
      consumeContents(of: SyntaxParser.root)
    case .blockContents:
      (nesting, rootNesting) = (.nested, .nested)
      rootEnd = firstClosingBrace()
      end = rootEnd
      consumeContents(of: SyntaxParser.root)
      consumeRemainder()
    case .rule:
      skipTrivia()
      let tags = tape.tags
      if position < end { consumeRule(tags.span) }
      if openNode != SyntaxParser.root { consumeContents(of: openNode) }
      consumeRemainder()
    case .declaration:
      skipTrivia()
      let tags = tape.tags
      consumeDeclarations(tags.span)
      consumeRemainder()
    }
    nodes[SyntaxParser.root].subtreeEnd = nodes.count
    reportCutOff()
  }

  /// Parses up to the end of a node's contents.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-block-contents
  private mutating func consumeContents(of node: Int) {
    let allTags = tape.tags
    while true {
      let tags = allTags.span.extracting(first: end)
      if nesting == .nested {
        consumeDeclarations(tags)
      } else {
        position = TokenTag.skipTrivia(in: tags, position)
      }
      if position < end {
        // "If nothing was returned, restore a mark from input, then consume a qualified rule."
        consumeRule(tags)
      } else {
        let finished = openNode
        if finished != SyntaxParser.root { leaveBlock() }
        if finished == node { return }
      }
    }
  }

  /// Consumes a statement other than a declaration.
  private mutating func consumeRule(_ tags: Span<UInt8>) {
    switch tape.kind(position) {
    case .semicolon where nesting == .nested: position += 1
    case .cdo where isBetweenRules, .cdc where isBetweenRules: position += 1
    case .atKeyword: consumeAtRule(tags)
    default: consumeQualifiedRule(tags)
    }
  }

  private var isBetweenRules: Bool { nesting == .topLevel && goal == .stylesheet }

  /// The role of a semicolon in the value of a declaration.
  var semicolonInValue: SemicolonRole { goal == .declaration ? .token : .end }

  private mutating func skipTrivia() {
    let tags = tape.tags
    position = TokenTag.skipTrivia(in: tags.span, position)
  }

  /// The index of an unmatched closing brace, which ends the contents of the block; the end if there is none.
  private func firstClosingBrace() -> Int {
    var index = 0
    while index < tape.count, tape.kind(index) != .rightBrace { index = tape.indexAfterComponentValue(index) }
    return index
  }

  private mutating func consumeRemainder() {
    end = tape.count
    skipTrivia()
    guard position < end else { return }
    appendInvalid(position..<end, .unexpectedRemainder)
    position = end
  }
}

/// Nodes.
extension SyntaxParser {
  /// Appends a statement without nested statements.
  mutating func append(
    _ kind: SyntaxNode.Kind, tokens: Range<Int>, content: Range<Int>, block: Range<Int>? = nil,
    isImportant: Bool = false
  ) {
    nodes.append(
      SyntaxNode(
        kind, tokens: tokens, content: content, block: block, isImportant: isImportant, subtreeEnd: nodes.count + 1))
  }

  /// Appends a rule and enters its block, which starts at a brace.
  mutating func appendRule(_ kind: SyntaxNode.Kind, start: Int, content: Range<Int>, brace: Int) {
    let close = tape.closer(of: brace)
    let tokenAfter = min(close &+ 1, tape.count)
    if isTooDeep(brace) {
      append(kind, tokens: start..<tokenAfter, content: content, block: brace &+ 1..<close)
      reportTooDeep(brace..<tokenAfter)
      position = tokenAfter
      return
    }
    nodes.append(
      SyntaxNode(
        kind, tokens: start..<tokenAfter, content: content, block: brace &+ 1..<close, subtreeEnd: openNode))
    openNode = nodes.count &- 1
    position = brace &+ 1
    end = close
    nesting = .nested
  }

  /// Leaves the current block and continues after it.
  @inline(__always)
  private mutating func leaveBlock() {
    let outer = nodes[openNode].subtreeEnd
    nodes[openNode].subtreeEnd = nodes.count
    position = nodes[openNode].tokens.upperBound
    openNode = outer
    end = outer == SyntaxParser.root ? rootEnd : nodes[outer].block?.upperBound ?? rootEnd
    nesting = outer == SyntaxParser.root ? rootNesting : .nested
  }
}
