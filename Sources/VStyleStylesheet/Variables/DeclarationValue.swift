package import VStyleSyntax

/// The CSS grammar that every declared value has to match.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#any-value
package enum DeclarationValue {
  /// The index of the first token that a value cannot contain; `nil` if there is none.
  ///
  /// Such a token is a bad string or URL, or a closing bracket without its opening one. A `!` or `;` outside of all
  /// brackets is another.
  package static func misplacedToken(_ tokens: Range<Int>, in tape: TokenTape) -> Int? {
    // The tokens that open unclosed blocks. The innermost is stored separately, because blocks are rarely nested.
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
        // The fallback of a `var()` is a separate value.
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
