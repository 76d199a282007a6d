import VStyleSyntax

/// The grammar that the value of any token has to meet.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#any-value
enum DeclarationValue {
  /// The first token that cannot stand in a value: a bad string or url, a closing bracket without its
  /// opening one, or a `!` or `;` outside of every bracket.
  static func misplacedToken(_ tokens: Range<Int>, in tape: TokenTape) -> Int? {
    // The tokens that open what is open, the innermost by itself, since there is seldom another.
    var opener: Int?
    var outer: [Int] = []
    for index in tokens {
      let kind = tape.kind(index)
      switch kind {
      case .badString, .badURL: return index
      case .rightParenthesis, .rightSquare, .rightBrace:
        guard let open = opener, tape.closer(of: open) == index else { return index }
        opener = outer.popLast()
      case _ where kind == .semicolon || tape.isDelim(index, "!"):
        // The fallback of a `var()` is a value of its own.
        if opener.map({ VariableReferences.isReference($0, tape) }) ?? true { return index }
      default:
        guard kind.opensBlock else { continue }
        if let opener { outer.append(opener) }
        opener = index
      }
    }
    return nil
  }
}
