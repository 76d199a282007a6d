import VStyleSyntax

/// Parses selectors from tokens.
///
/// Every `consume` function reads its whole cursor, or stops after the syntax that it is named after. An argument has a
/// cursor of its own, so no parser can pass a closing parenthesis.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#grammar
struct SelectorParser {
  let grammar: SelectorGrammar

  /// The errors of the selectors that forgiving lists dropped.
  var warnings: [SelectorError] = []

  /// The number of simple selectors so far.
  private var componentCount = 0

  /// The number of selector lists around the current token.
  private var depth = 0

  /// Whether the current token is inside `:has()`, which cannot be nested.
  private(set) var isInsideHas = false

  /// Whether the parser has read an `&` since it last cleared the flag.
  private var sawNesting = false

  /// Whether every condition of the list so far concerns only the element itself and contains no list.
  private var isPlain = true

  /// The tokens that name view types, in order, including those in dropped selectors.
  private(set) var typeTokens: [Int] = []

  init(_ grammar: SelectorGrammar) { self.grammar = grammar }
}

// MARK: Lists

extension SelectorParser {
  /// Parses a `<selector-list>`, or a `<relative-selector-list>` if the rule is nested.
  mutating func consumeSelectorList(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    cursor.skipTrivia()
    let first = try consumeRuleSelector(&cursor)
    var others: [ComplexSelector] = []
    while try consumeComma(&cursor) {
      cursor.skipTrivia()
      others.append(try consumeRuleSelector(&cursor))
    }
    return SelectorList(first, others, isPlain: isPlain)
  }

  /// Parses the argument of `:not()` and of `of`: a `<complex-real-selector-list>`.
  mutating func consumeArgumentList(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    try enter(at: cursor.range)
    defer { depth -= 1 }
    isPlain = true
    // A condition with a list is not plain.
    defer { isPlain = false }
    cursor.skipTrivia()
    let first = try consumeComplexSelector(&cursor)
    var others: [ComplexSelector] = []
    while try consumeComma(&cursor) {
      cursor.skipTrivia()
      others.append(try consumeComplexSelector(&cursor))
    }
    return SelectorList(first, others, isPlain: isPlain)
  }

  /// Parses the argument of `:has()`: a `<relative-selector-list>`.
  mutating func consumeRelativeList(_ cursor: inout TokenCursor) throws(SelectorError) -> RelativeSelectorList {
    try enter(at: cursor.range)
    isInsideHas = true
    defer {
      depth -= 1
      isInsideHas = false
    }
    var selectors: [(Combinator, ComplexSelector)] = []
    repeat {
      cursor.skipTrivia()
      let combinator = consumeVisibleCombinator(&cursor) ?? .descendant
      selectors.append((combinator, try consumeComplexSelector(&cursor)))
    } while try consumeComma(&cursor)
    return RelativeSelectorList(selectors)
  }

  /// Parses the argument of `:is()` and `:where()`, and drops invalid selectors.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#typedef-forgiving-selector-list
  mutating func consumeForgivingList(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    try enter(at: cursor.range)
    defer { depth -= 1 }
    var selectors: [ComplexSelector] = []
    guard !cursor.isAtEnd else { return SelectorList([]) }
    repeat {
      cursor.skipTrivia()
      let start = cursor
      do throws(SelectorError) {
        let selector = try consumeComplexSelector(&cursor)
        try expectEndOfSelector(cursor)
        selectors.append(selector)
      } catch {
        guard error.rule != .limitExceeded else { throw error }
        warnings.append(error)
        cursor = start
        if let kept = skipUnreadable(&cursor) { selectors.append(kept) }
      }
    } while cursor.consume(.comma)
    return SelectorList(selectors)
  }

  /// Skips an invalid part of a forgiving list, and returns it if it contains an `&`.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax, "contains the nesting selector"
  private mutating func skipUnreadable(_ cursor: inout TokenCursor) -> ComplexSelector? {
    let start = cursor.index
    while cursor.kind != .comma, cursor.kind != .endOfFile { cursor.skipComponentValue() }
    guard (start..<cursor.index).contains(where: { cursor.tape.isDelim($0, "&") }) else { return nil }
    noteNesting()
    var end = cursor.index
    while end > start + 1, cursor.tape.kind(end - 1).isTrivia, !needsLineEnd(end - 2, cursor.tape) { end -= 1 }
    // Serialized again, because an unclosed block at the end of the selector would consume the text after it.
    return ComplexSelector(CompoundSelector(.universal, [.unreadable(cursor.tape.serialize(start..<end))]))
  }

  /// Whether a token depends on the line end after it.
  private func needsLineEnd(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .badString || tape.isDelim(index, "\\")
  }

  private mutating func enter(at range: SourceRange) throws(SelectorError) {
    depth += 1
    guard depth <= grammar.nestingDepthLimit else {
      throw SelectorError(
        .limitExceeded, at: range,
        "too many selectors inside each other: \(Limit.selectorDepth.sentence(value: grammar.nestingDepthLimit))")
    }
  }

  private func consumeComma(_ cursor: inout TokenCursor) throws(SelectorError) -> Bool {
    if cursor.consume(.comma) { return true }
    try expectEndOfSelector(cursor)
    return false
  }

  private func expectEndOfSelector(_ cursor: TokenCursor) throws(SelectorError) {
    guard cursor.kind == .comma || cursor.kind == .endOfFile else {
      throw unexpected(cursor, expected: "a combinator, `,` or the end of the selector")
    }
  }
}

// MARK: Complex selectors

extension SelectorParser {
  /// Parses a selector of the rule itself, and adds the `&` that it implies.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax
  private mutating func consumeRuleSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> ComplexSelector {
    guard grammar.nesting != .topLevel else { return try consumeComplexSelector(&cursor) }
    let start = cursor.range
    let combinator = consumeVisibleCombinator(&cursor)
    sawNesting = false
    let selector = try consumeComplexSelector(&cursor)
    // "If a selector in the <relative-selector-list> starts with a combinator, or does not contain the
    // nesting selector, it is interpreted as starting with one."
    let isImplied = combinator != nil || (grammar.nesting == .nested && !sawNesting)
    guard isImplied else { return selector }
    isPlain = false
    try count(at: start)
    let steps = [ComplexSelector.Step(combinator ?? .descendant, selector.first)] + selector.rest
    return ComplexSelector(CompoundSelector(.universal, [.nesting(nil)]), steps)
  }

  /// Parses a `<complex-selector>`. It ends at a comma or at another token that cannot continue it.
  private mutating func consumeComplexSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> ComplexSelector {
    let first = try consumeCompoundSelector(&cursor)
    guard let combinator = consumeCombinator(&cursor) else { return ComplexSelector(first) }
    var rest = [ComplexSelector.Step(combinator, try consumeCompoundSelector(&cursor))]
    while let combinator = consumeCombinator(&cursor) {
      rest.append(ComplexSelector.Step(combinator, try consumeCompoundSelector(&cursor)))
    }
    return ComplexSelector(first, rest)
  }

  /// Parses a combinator with the white space around it. The descendant combinator consists only of white space.
  private func consumeCombinator(_ cursor: inout TokenCursor) -> Combinator? {
    let sawWhitespace = cursor.skipTrivia()
    if let combinator = consumeVisibleCombinator(&cursor) { return combinator }
    let isOver = cursor.kind == .comma || cursor.kind == .endOfFile
    return sawWhitespace && !isOver ? .descendant : nil
  }

  private func consumeVisibleCombinator(_ cursor: inout TokenCursor) -> Combinator? {
    let combinator: Combinator
    if cursor.consume(delim: ">") {
      combinator = .child
    } else if cursor.consume(delim: "+") {
      combinator = .nextSibling
    } else if cursor.consume(delim: "~") {
      combinator = .subsequentSibling
    } else {
      return nil
    }
    cursor.skipTrivia()
    return combinator
  }
}

// MARK: Bookkeeping

extension SelectorParser {
  /// Counts a simple selector, and throws if the rule has too many.
  mutating func count(at range: SourceRange) throws(SelectorError) {
    componentCount += 1
    guard componentCount <= grammar.componentLimit else {
      throw SelectorError(
        .limitExceeded, at: range,
        "too many parts in the selectors of one rule: \(Limit.selectorParts.sentence(value: grammar.componentLimit))"
      )
    }
  }

  /// Records a token that names a view type.
  mutating func noteType(at token: Int) { typeTokens.append(token) }

  /// Records an `&`.
  mutating func noteNesting() {
    sawNesting = true
    isPlain = false
  }

  /// Records a condition that depends on other elements or contains a list.
  mutating func noteRelation() { isPlain = false }

  /// The error for a current token that is not allowed at its position.
  func unexpected(_ cursor: TokenCursor, expected: String) -> SelectorError {
    guard cursor.kind != .endOfFile else {
      return SelectorError(
        .invalidSelector, at: cursor.range, "the selector ends where \(expected) belongs", expected: expected,
        found: "the end of the selector")
    }
    let found = cursor.tape.description(cursor.index)
    return SelectorError(
      .invalidSelector, at: cursor.range, "found \(found), expected \(expected)", expected: expected, found: found)
  }
}
