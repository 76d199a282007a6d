import VStyleSyntax

/// Reads selectors from tokens.
///
/// Every `consume` function reads the whole of the cursor it gets or stops after what it is named
/// after. Arguments are read through a cursor of their own, so nothing can run past a parenthesis.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#grammar
struct SelectorParser {
  let grammar: SelectorGrammar

  /// What forgiving lists dropped.
  var warnings: [SelectorError] = []

  /// The number of simple selectors so far.
  private var componentCount = 0

  /// The number of selector lists around the current place.
  private var depth = 0

  /// Whether the current place is inside `:has()`, which cannot be nested.
  private(set) var isInsideHas = false

  /// Whether an `&` has been read since this was last cleared.
  private var sawNesting = false

  /// Whether every condition of the list so far looks at one element and holds no list.
  private var isPlain = true

  /// The tokens that name a class, in order, what forgiving lists dropped included.
  private(set) var typeTokens: [Int] = []

  init(_ grammar: SelectorGrammar) { self.grammar = grammar }
}

// MARK: Lists

extension SelectorParser {
  /// `<selector-list>`, or `<relative-selector-list>` if the grammar says that the rule is nested.
  mutating func consumeSelectorList(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    cursor.skipTrivia()
    let first = try consumeRuleSelector(&cursor)
    var others: [ComplexSelector] = []
    while try takeComma(&cursor) {
      cursor.skipTrivia()
      others.append(try consumeRuleSelector(&cursor))
    }
    return SelectorList(first, others, isPlain: isPlain)
  }

  /// The argument of `:not()` and of `of`: `<complex-real-selector-list>`.
  mutating func consumeArgumentList(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    try enter(at: cursor.range)
    defer { depth -= 1 }
    isPlain = true
    // The list is a condition that is not plain itself.
    defer { isPlain = false }
    cursor.skipTrivia()
    let first = try consumeComplexSelector(&cursor)
    var others: [ComplexSelector] = []
    while try takeComma(&cursor) {
      cursor.skipTrivia()
      others.append(try consumeComplexSelector(&cursor))
    }
    return SelectorList(first, others, isPlain: isPlain)
  }

  /// The argument of `:has()`: `<relative-selector-list>`.
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
      let combinator = takeVisibleCombinator(&cursor) ?? .descendant
      selectors.append((combinator, try consumeComplexSelector(&cursor)))
    } while try takeComma(&cursor)
    return RelativeSelectorList(selectors)
  }

  /// The argument of `:is()` and `:where()`: what cannot be read is dropped.
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
    } while cursor.take(.comma)
    return SelectorList(selectors)
  }

  /// Moves after a part of a forgiving list, and keeps it if it holds an `&`.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax, "contains the nesting selector"
  private mutating func skipUnreadable(_ cursor: inout TokenCursor) -> ComplexSelector? {
    let start = cursor.index
    while cursor.kind != .comma, cursor.kind != .endOfFile { cursor.skipComponentValue() }
    guard (start..<cursor.index).contains(where: { cursor.tape.isDelim($0, "&") }) else { return nil }
    noteNesting()
    var end = cursor.index
    while end > start + 1, cursor.tape.kind(end - 1).isTrivia, !needsLineEnd(end - 2, cursor.tape) { end -= 1 }
    // Written again, since a block that the end of the selector closes would swallow what follows the text.
    return ComplexSelector(CompoundSelector(.universal, [.unreadable(cursor.tape.serialize(start..<end))]))
  }

  /// Whether a token is what it is for the line end after it.
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

  private func takeComma(_ cursor: inout TokenCursor) throws(SelectorError) -> Bool {
    if cursor.take(.comma) { return true }
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
  /// A selector of the rule itself, with the `&` that it implies.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax
  private mutating func consumeRuleSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> ComplexSelector {
    guard grammar.nesting != .topLevel else { return try consumeComplexSelector(&cursor) }
    let start = cursor.range
    let combinator = takeVisibleCombinator(&cursor)
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

  /// `<complex-selector>`; stops at a comma or at what cannot follow.
  private mutating func consumeComplexSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> ComplexSelector {
    let first = try consumeCompoundSelector(&cursor)
    guard let combinator = takeCombinator(&cursor) else { return ComplexSelector(first) }
    var rest = [ComplexSelector.Step(combinator, try consumeCompoundSelector(&cursor))]
    while let combinator = takeCombinator(&cursor) {
      rest.append(ComplexSelector.Step(combinator, try consumeCompoundSelector(&cursor)))
    }
    return ComplexSelector(first, rest)
  }

  /// A combinator, with the white space around it; the descendant combinator is nothing but white space.
  private func takeCombinator(_ cursor: inout TokenCursor) -> Combinator? {
    let sawWhitespace = cursor.skipTrivia()
    if let combinator = takeVisibleCombinator(&cursor) { return combinator }
    let isOver = cursor.kind == .comma || cursor.kind == .endOfFile
    return sawWhitespace && !isOver ? .descendant : nil
  }

  private func takeVisibleCombinator(_ cursor: inout TokenCursor) -> Combinator? {
    let combinator: Combinator
    if cursor.take(delim: ">") {
      combinator = .child
    } else if cursor.take(delim: "+") {
      combinator = .nextSibling
    } else if cursor.take(delim: "~") {
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
  /// Counts a simple selector.
  mutating func count(at range: SourceRange) throws(SelectorError) {
    componentCount += 1
    guard componentCount <= grammar.componentLimit else {
      throw SelectorError(
        .limitExceeded, at: range,
        "too many parts in the selectors of one rule: \(Limit.selectorParts.sentence(value: grammar.componentLimit))"
      )
    }
  }

  /// Notes that a token names a class.
  mutating func noteType(at token: Int) { typeTokens.append(token) }

  /// Notes that the selector holds an `&`.
  mutating func noteNesting() {
    sawNesting = true
    isPlain = false
  }

  /// Notes that the selector holds a condition that looks at other elements, or that holds a list.
  mutating func noteRelation() { isPlain = false }

  /// The error that the current token cannot stand here.
  func unexpected(_ cursor: TokenCursor, expected: String) -> SelectorError {
    guard cursor.kind != .endOfFile else {
      return SelectorError(
        .invalidSelector, at: cursor.range, "the selector ends where \(expected) belongs", expected: expected,
        found: "the end of the selector")
    }
    let found = cursor.tape.description(cursor.index)
    return SelectorError(
      .invalidSelector, at: cursor.range, "\(found) stands where \(expected) belongs", expected: expected, found: found)
  }
}
