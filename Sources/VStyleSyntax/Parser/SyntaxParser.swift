/// Finds the statements in a tape.
///
/// The blocks being read are a chain of nodes, not of calls, so nesting costs no stack. Every token
/// is looked at a fixed number of times: a block or function is passed over in one step, and the
/// attempt to read a declaration gives up at the first block that shows it to be a rule.
///
/// Blocks follow the algorithms that came with CSS Nesting, as browsers have them: a statement is
/// tried as a declaration and, failing that, read again as a rule that a semicolon ends.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parser-algorithms
struct SyntaxParser {
  /// What the tape holds.
  enum Goal {
    case stylesheet
    case rules
    case blockContents
    case rule
    case declaration
  }

  /// Whether a statement stands in a block.
  enum Nesting {
    case topLevel
    case nested
  }

  let tape: TokenTape
  let sourceID: SourceID
  let limits: SyntaxLimits

  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  var diagnostics: [Diagnostic] = []

  /// Whether diagnostics go unlisted because there are too many.
  var hasReportedTooMany = false

  /// The next token to be read.
  var position = 0

  /// The end of the block being read.
  private(set) var end: Int

  private(set) var nesting = Nesting.topLevel

  /// The token at which the end of the file cut the sheet off, until a diagnostic says so.
  var cutOffToken: Int?

  /// How many of the tape's bad and too deep tokens lie after.
  var badTokensRead = 0
  var tooDeepTokensRead = 0

  /// Whether there are any; almost every sheet has none.
  let hasMarkedTokens: Bool

  private var goal = Goal.stylesheet

  /// The rule whose block is being read, or the root. Until its block is read, the ``SyntaxNode/subtreeEnd`` of a rule
  /// is the rule around it.
  private var openNode = SyntaxParser.root
  private static let root = 0

  /// The end of the root's contents, and what stands among them.
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

  /// Reads the whole tape.
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

  /// Reads on to the end of a node's contents.
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

  /// Consumes a statement that is no declaration.
  private mutating func consumeRule(_ tags: Span<UInt8>) {
    switch tape.kind(position) {
    case .semicolon where nesting == .nested: position += 1
    case .cdo where isBetweenRules, .cdc where isBetweenRules: position += 1
    case .atKeyword: consumeAtRule(tags)
    default: consumeQualifiedRule(tags)
    }
  }

  private var isBetweenRules: Bool { nesting == .topLevel && goal == .stylesheet }

  /// What a semicolon is in the value of a declaration.
  var semicolonInValue: SemicolonRole { goal == .declaration ? .token : .end }

  private mutating func skipTrivia() {
    let tags = tape.tags
    position = TokenTag.skipTrivia(in: tags.span, position)
  }

  /// A closing brace at the top of a block's contents ends them, as if it closed their block.
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
  /// Adds a statement without statements inside.
  mutating func append(
    _ kind: SyntaxNode.Kind, tokens: Range<Int>, content: Range<Int>, block: Range<Int>? = nil,
    isImportant: Bool = false
  ) {
    nodes.append(
      SyntaxNode(
        kind, tokens: tokens, content: content, block: block, isImportant: isImportant, subtreeEnd: nodes.count + 1))
  }

  /// Adds a rule and goes on inside its block, which starts at a brace.
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

  /// Goes on after the block that was read.
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
