public import VStyleSyntax

extension SelectorList {
  /// Reads a selector list up to the end of a cursor's range.
  ///
  /// - Parameter warnings: gets what forgiving lists dropped.
  /// - Throws: what is wrong with the first token that cannot stand where it does.
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#parse-selector
  public static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar, warnings: inout [SelectorError]
  ) throws(SelectorError) -> SelectorList {
    var parser = SelectorParser(grammar)
    let list = try parser.parse(&cursor)
    warnings += parser.warnings
    return list
  }

  /// Reads a selector list up to the end of a cursor's range, and finds the tokens in it that name a class.
  package static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar, typeTokens: inout [Int]
  ) throws(SelectorError) -> SelectorList {
    var parser = SelectorParser(grammar)
    let list = try parser.parse(&cursor)
    typeTokens = parser.typeTokens
    return list
  }

  /// Reads a selector list up to the end of a cursor's range, without asking what forgiving lists dropped.
  public static func parse(
    _ cursor: inout TokenCursor, grammar: SelectorGrammar
  ) throws(SelectorError) -> SelectorList {
    var warnings: [SelectorError] = []
    return try parse(&cursor, grammar: grammar, warnings: &warnings)
  }
}

extension SelectorParser {
  /// Reads a list that is not too deep for matching.
  fileprivate mutating func parse(_ cursor: inout TokenCursor) throws(SelectorError) -> SelectorList {
    let start = cursor.index
    let list = try consumeSelectorList(&cursor)
    try SelectorLimits.checkDepth(of: list, at: cursor.tape.range(start))
    return list
  }
}

/// How deep matching may recur.
enum SelectorLimits {
  /// Room for 128 rules inside each other, each with a list of its own around its `&`. Optimized code
  /// then fits the 512 KiB of a background thread's stack.
  static var matchingDepth: Int { Limit.nestedSelectorDepth.value }

  static func checkDepth(of list: SelectorList, at range: SourceRange) throws(SelectorError) {
    guard list.storage.depth > matchingDepth else { return }
    throw SelectorError(
      .limitExceeded, at: range, "too many selectors inside each other: \(Limit.nestedSelectorDepth.sentence())")
  }
}
