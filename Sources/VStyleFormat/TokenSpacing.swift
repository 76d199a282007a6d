import VStyleSyntax

/// What a run of tokens is, which decides where white space may go and come.
enum TokenContext {
  /// A list of selectors.
  case selectors
  /// The prelude of an at-rule, with its name in lower case.
  case atRule(String)
  /// The value of a declaration.
  case value
}

/// Whether a space stands between two tokens.
///
/// White space that means nothing is normalized: inside of parentheses, around commas, around
/// combinators, around the signs of media features. Everywhere else a space stays a space, and none none.
struct TokenSpacing {
  let tape: TokenTape
  let context: TokenContext

  /// What the tokens are in.
  enum Enclosure: Equatable {
    /// Nothing: the outermost level.
    case none
    case parentheses
    case brackets
    /// A function; `:nth-child()` and its like have rules of their own.
    case function(isNth: Bool)
    case braces
  }

  /// Whether a space stands between two neighboring tokens that are no white space.
  ///
  /// - Parameters:
  ///   - previous: the first of them.
  ///   - next: the second.
  ///   - hasSpace: whether the source has white space there.
  ///   - enclosure: what both stand in.
  func isSpaced(_ previous: Int, _ next: Int, hasSpace: Bool, in enclosure: Enclosure) -> Bool {
    if tape.kind(next) == .comma { return false }
    if tape.kind(previous) == .comma { return true }
    switch context {
    case .selectors:
      if enclosure == .brackets { return isSpacedInAttribute(previous, next, hasSpace) }
      // White space after a colon makes a declaration of a nested rule.
      guard enclosure != .function(isNth: true), tape.kind(previous) != .colon else { return hasSpace }
      return hasSpace || isCombinator(previous) || isCombinator(next)
    case .atRule(let name) where ["media", "supports", "import"].contains(name):
      guard enclosure == .parentheses else { return hasSpace }
      return isSpacedInFeature(previous, next, hasSpace)
    case .atRule, .value:
      return hasSpace
    }
  }

  /// `[name = "value" i]`
  private func isSpacedInAttribute(_ previous: Int, _ next: Int, _ hasSpace: Bool) -> Bool {
    if tape.isDelim(previous, "=") { return false }
    // Two signs with white space between make no operator, and would without.
    guard tape.kind(previous) != .delim else { return hasSpace }
    let signs: [Unicode.Scalar] = ["~", "|", "^", "$", "*"]
    let startsSign = signs.contains { tape.isDelim(next, $0) } && tape.isDelim(next + 1, "=")
    return hasSpace && !startsSign && !tape.isDelim(next, "=")
  }

  /// `(width >= 768)`, `(width: 768)`
  private func isSpacedInFeature(_ previous: Int, _ next: Int, _ hasSpace: Bool) -> Bool {
    if tape.kind(next) == .colon, isFeatureName(next - 1) { return false }
    if tape.kind(previous) == .colon, isFeatureName(previous - 1) { return true }
    let (left, right) = (isComparison(previous), isComparison(next))
    return left == right ? hasSpace : true
  }

  /// Whether a token, or the one before white space there, is a name directly after a parenthesis.
  private func isFeatureName(_ token: Int) -> Bool {
    let name = last(before: token + 1)
    return tape.kind(name) == .ident && tape.kind(last(before: name)) == .leftParenthesis
  }

  private func last(before token: Int) -> Int {
    var index = token - 1
    while index > 0, tape.kind(index) == .whitespace { index -= 1 }
    return max(index, 0)
  }

  private func isComparison(_ token: Int) -> Bool {
    tape.isDelim(token, "<") || tape.isDelim(token, ">") || tape.isDelim(token, "=")
  }

  private func isCombinator(_ token: Int) -> Bool {
    guard tape.isDelim(token, ">") || tape.isDelim(token, "+") || tape.isDelim(token, "~") else { return false }
    // `~=` and its like are no combinators, and stay what they are.
    return !tape.isDelim(token + 1, "=")
  }
}
