import VStyleSyntax

/// The arguments of pseudo-classes.
extension SelectorParser {
  /// Parses the argument of `:has()`, which cannot contain another `:has()`.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#relational
  mutating func consumeHasArgument(_ cursor: inout TokenCursor) throws(SelectorError) -> RelativeSelectorList {
    guard !isInsideHas else {
      throw SelectorError(
        .invalidSelector, at: cursor.tape.range(cursor.index - 1..<cursor.index), "`:has()` is inside `:has()`",
        expected: "a selector without `:has()`",
        help: "write what is inside as one selector, as in `View:has(Label Button)`")
    }
    return try consumeRelativeList(&cursor)
  }

  /// `An+B [of S]?`
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#the-nth-child-pseudo
  mutating func consumeNthOf(
    _ cursor: inout TokenCursor, from start: NthSelector.Start
  ) throws(SelectorError) -> NthSelector {
    let formula = try consumeFormula(&cursor)
    cursor.skipTrivia()
    guard cursor.consume(ident: "of") else { return NthSelector(formula, among: .all, from: start) }
    return NthSelector(formula, among: .matching(try consumeArgumentList(&cursor)), from: start)
  }

  /// `An+B`
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#anb-microsyntax
  mutating func consumeFormula(_ cursor: inout TokenCursor) throws(SelectorError) -> NthExpression {
    let start = cursor
    if let formula = NthExpression.consume(&cursor) { return formula }
    var error = unexpected(
      SelectorParser.wrongPart(ofFormula: start), expected: "a number, `odd`, `even` or a formula such as `2n+1`")
    error.help = "write a place such as `2`, `odd`, `even` or `2n+1`"
    throw error
  }

  /// The first token of an invalid formula that cannot be at its place.
  private static func wrongPart(ofFormula start: TokenCursor) -> TokenCursor {
    var cursor = start
    cursor.skipTrivia()
    let step = cursor.kind == .dimension ? cursor.tape.unit(cursor.index) : cursor.kind == .ident ? cursor.name : ""
    guard ["n", "-n", "n-", "-n-"].contains(step.lowercased()) else { return cursor }
    guard cursor.kind == .ident || cursor.tape.isInteger(cursor.index) else { return cursor }
    cursor.advance()
    cursor.skipTrivia()
    if cursor.consume(delim: "+") || cursor.consume(delim: "-") { cursor.skipTrivia() }
    return cursor.isAtEnd ? start : cursor
  }

  /// A case-sensitive name.
  func consumeName(_ cursor: inout TokenCursor, of thing: String) throws(SelectorError) -> String {
    guard cursor.kind == .ident else { throw unexpected(cursor, expected: "the name of \(thing)") }
    let name = cursor.name
    cursor.advance()
    return name
  }

  /// `light` or `dark`, in any case.
  func consumeScheme(_ cursor: inout TokenCursor) throws(SelectorError) -> Appearance {
    if cursor.consume(ident: "light") { return .light }
    if cursor.consume(ident: "dark") { return .dark }
    throw unexpected(cursor, expected: "`light` or `dark`")
  }
}
