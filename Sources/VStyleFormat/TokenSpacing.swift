import VStyleSyntax

/// The part of a statement that a sequence of tokens belongs to, which decides where white space may change.
enum TokenContext {
  /// A list of selectors.
  case selectors
  /// The prelude of an at-rule, with its name in lower case.
  case atRule(String)
  /// The value of a declaration.
  case value
}

/// The rules for the space between two tokens.
///
/// White space without a meaning is normalized: inside of parentheses, around commas, around combinators, around the
/// signs of media features, and around `*` and `/` in functions. Everywhere else, the formatter neither adds nor removes a space.
struct TokenSpacing {
  let tape: TokenTape
  let context: TokenContext

  /// The block or function around the tokens.
  enum Enclosure: Equatable {
    /// No enclosure: the outermost level.
    case none
    case parentheses
    case brackets
    /// A function; `:nth-child()` and its like have rules of their own.
    case function(isNth: Bool)
    case braces
  }

  /// Whether a space separates two neighboring tokens, neither of which is white space.
  ///
  /// - Parameters:
  ///   - previous: the first of them.
  ///   - next: the second.
  ///   - hasSpace: whether the source has white space between them.
  ///   - enclosure: the block or function around both.
  func isSpaced(between previous: Int, and next: Int, hasSpace: Bool, in enclosure: Enclosure) -> Bool {
    if tape.kind(next) == .comma { return false }
    if tape.kind(previous) == .comma { return true }
    switch context {
    case .selectors:
      if enclosure == .brackets { return isSpacedInAttribute(between: previous, and: next, hasSpace) }
      // White space after a colon makes a declaration of a nested rule.
      guard enclosure != .function(isNth: true), tape.kind(previous) != .colon else { return hasSpace }
      return hasSpace || isCombinator(previous) || isCombinator(next)
    case .atRule(let name) where ["media", "custom-media", "supports", "import"].contains(name):
      guard enclosure == .parentheses else {
        return hasSpace || isSpacedOperator(between: previous, and: next, in: enclosure)
      }
      return isSpacedInFeature(between: previous, and: next, hasSpace)
    case .atRule, .value:
      return hasSpace || isSpacedOperator(between: previous, and: next, in: enclosure)
    }
  }

  /// `calc(1px * 2)`, `rgb(0 0 0 / 50%)`
  ///
  /// The signs `+` and `-` need white space on both sides. Without it, they are no operators.
  private func isSpacedOperator(between previous: Int, and next: Int, in enclosure: Enclosure) -> Bool {
    switch (context, enclosure) {
    case (.value, .parentheses), (_, .function): break
    default: return false
    }
    // Two signs with white space between them would not start a comment any more.
    guard tape.kind(previous) != .delim || tape.kind(next) != .delim else { return false }
    return [previous, next].contains { tape.isDelim($0, "*") || tape.isDelim($0, "/") }
  }

  /// `[name = "value" i]`
  private func isSpacedInAttribute(between previous: Int, and next: Int, _ hasSpace: Bool) -> Bool {
    if tape.isDelim(previous, "=") { return false }
    // Two signs with white space between them are no operator. Without the space they would become one.
    guard tape.kind(previous) != .delim else { return hasSpace }
    let signs: [Unicode.Scalar] = ["~", "|", "^", "$", "*"]
    let startsSign = signs.contains { tape.isDelim(next, $0) } && tape.isDelim(next + 1, "=")
    return hasSpace && !startsSign && !tape.isDelim(next, "=")
  }

  /// `(width >= 768)`, `(width: 768)`
  private func isSpacedInFeature(between previous: Int, and next: Int, _ hasSpace: Bool) -> Bool {
    if tape.kind(next) == .colon, isFeatureName(next - 1) { return false }
    if tape.kind(previous) == .colon, isFeatureName(previous - 1) { return true }
    let (left, right) = (isComparison(previous), isComparison(next))
    return left == right ? hasSpace : true
  }

  /// Whether a token is a name directly after a parenthesis. For white space, the token before it counts.
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
    // `~=` and similar operators are no combinators and stay unchanged.
    return !tape.isDelim(token + 1, "=")
  }
}
