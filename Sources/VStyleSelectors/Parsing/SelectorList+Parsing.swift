package import VStyleSyntax

extension SelectorList {
  /// Parses a selector list up to the end of a cursor's range.
  ///
  /// - Parameters:
  ///   - cursor: the tokens of the list.
  ///   - grammar: the syntax that the selectors may use.
  ///   - warnings: an array to which the method appends an error for each selector that a forgiving list drops.
  /// - Throws: ``SelectorError`` for the first token that is not allowed at its position, and for selectors beyond the
  ///   limits.
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#parse-selector
  package static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar, warnings: inout [SelectorError]
  ) throws(SelectorError) -> SelectorList {
    var parser = SelectorParser(grammar)
    let list = try parser.parse(&cursor)
    warnings += parser.warnings
    return list
  }

  /// Parses a selector list up to the end of a cursor's range, and finds the tokens that name view types.
  ///
  /// - Parameters:
  ///   - cursor: the tokens of the list.
  ///   - grammar: the syntax that the selectors may use.
  ///   - typeTokens: receives the tokens that name view types, in order.
  /// - Throws: ``SelectorError`` for the first token that is not allowed at its position, and for selectors beyond the
  ///   limits.
  package static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar, typeTokens: inout [Int], warnings: inout [SelectorError]
  ) throws(SelectorError) -> SelectorList {
    var parser = SelectorParser(grammar)
    let list = try parser.parse(&cursor)
    typeTokens = parser.typeTokens
    warnings += parser.warnings
    return list
  }

  /// Parses a selector list up to the end of a cursor's range, without warnings for forgiving lists.
  ///
  /// - Throws: ``SelectorError`` for the first token that is not allowed at its position, and for selectors beyond the
  ///   limits.
  package static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar
  ) throws(SelectorError) -> SelectorList {
    var warnings: [SelectorError] = []
    return try parse(&cursor, grammar: grammar, warnings: &warnings)
  }
}

extension SelectorParser {
  /// Parses a list and checks the recursion depth of matching.
  fileprivate mutating func parse(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    let start = cursor.index
    let list = try consumeSelectorList(&cursor)
    try SelectorLimits.checkDepth(of: list, at: cursor.tape.range(start))
    return list
  }
}

/// The limit of the recursion depth of matching.
enum SelectorLimits {
  /// The maximum recursion depth: 128 nested rules, each with a list of its own around its `&`.
  ///
  /// Optimized code then fits the 512 KiB of a background thread's stack.
  static var matchingDepth: Int { Limit.nestedSelectorDepth.value }

  static func checkDepth(of list: SelectorList, at range: SourceRange) throws(SelectorError) {
    guard list.storage.depth > matchingDepth else { return }
    throw SelectorError(
      .limitExceeded, at: range, "too many selectors inside each other: \(Limit.nestedSelectorDepth.sentence())")
  }
}
