/// Finds the statements in a tape.
///
/// The blocks being read are a stack of ends, not of calls, so nesting costs no stack. Every token
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

  private struct OpenBlock {
    let node: Int
    let outerEnd: Int
    let outerNesting: Nesting
    let tokenAfter: Int
  }

  let tape: TokenTape
  let sourceID: SourceID
  let limits: SyntaxLimits

  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  var diagnostics: [Diagnostic] = []

  /// Whether findings go unlisted because there are too many.
  var hasReportedTooMany = false

  /// The next token to be read.
  var position = 0

  /// The end of the block being read.
  private(set) var end: Int

  private(set) var nesting = Nesting.topLevel

  /// The token at which the end of the file cut the sheet off, until a diagnostic says so.
  var cutOffToken: Int?

  /// How many of the tape's bad and too deep tokens lie behind.
  var badTokensRead = 0
  var tooDeepTokensRead = 0

  /// Whether there are any; almost every sheet has none.
  let hasMarkedTokens: Bool

  private var goal = Goal.stylesheet
  private var openBlocks: [OpenBlock] = []

  init(_ tape: TokenTape, _ sourceID: SourceID, _ limits: SyntaxLimits) {
    self.tape = tape
    self.sourceID = sourceID
    self.limits = limits
    end = tape.count
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
      consumeContents()
    case .blockContents:
      nesting = .nested
      end = firstClosingBrace()
      consumeContents()
      consumeRemainder()
    case .rule:
      skipTrivia()
      if position < end { consumeStatement() }
      if !openBlocks.isEmpty { consumeContents(ofBlocksAbove: 1) }
      consumeRemainder()
    case .declaration:
      skipTrivia()
      if position < end, tape.kind(position) != .ident || !consumeDeclaration() { consumeRemainder() }
    }
    nodes[0].subtreeEnd = nodes.count
    reportCutOff()
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-block-contents
  private mutating func consumeContents(ofBlocksAbove depth: Int = 0) {
    while true {
      skipTrivia()
      if position < end {
        consumeStatement()
      } else {
        guard let block = openBlocks.popLast() else { return }
        nodes[block.node].subtreeEnd = nodes.count
        position = block.tokenAfter
        end = block.outerEnd
        nesting = block.outerNesting
        if openBlocks.count < depth { return }
      }
    }
  }

  private mutating func consumeStatement() {
    switch tape.kind(position) {
    case .semicolon where nesting == .nested:
      position += 1
    case .cdo, .cdc:
      if nesting == .topLevel, goal == .stylesheet { position += 1 } else { consumeQualifiedRule() }
    case .atKeyword:
      consumeAtRule()
    case .ident where nesting == .nested:
      // "If nothing was returned, restore a mark from input, then consume a qualified rule."
      if !consumeDeclaration() { consumeQualifiedRule() }
    default:
      consumeQualifiedRule()
    }
  }

  /// What a semicolon is in the value of a declaration.
  var semicolonInValue: SemicolonRole { goal == .declaration ? .token : .end }

  @inline(__always)
  mutating func skipTrivia() { position = tape.skipTrivia(position, end) }

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
    let tokenAfter = min(close + 1, tape.count)
    append(kind, tokens: start..<tokenAfter, content: content, block: brace + 1..<close)
    if isTooDeep(brace) {
      reportTooDeep(brace..<tokenAfter)
      position = tokenAfter
      return
    }
    openBlocks.append(
      OpenBlock(node: nodes.count - 1, outerEnd: end, outerNesting: nesting, tokenAfter: tokenAfter))
    position = brace + 1
    end = close
    nesting = .nested
  }
}
