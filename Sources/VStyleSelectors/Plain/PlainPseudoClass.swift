/// The pseudo-classes that a plain selector may hold: those that take no argument.
package enum PlainPseudoClass {
  /// Whether a name is one of them.
  package static func isKnown(_ name: String, _ grammar: SelectorGrammar) -> Bool {
    let name = name.lowercased()
    guard !PseudoClassRow.legacyPseudoElements.contains(name) else { return false }
    guard let row = PseudoClassRow.named[name] else { return grammar.states.contains(name) }
    if case .plain = row.meaning { return true } else { return false }
  }

  /// What a name that is known stands for.
  static func meaning(of name: String) -> PseudoClass {
    let name = name.lowercased()
    if case .plain(let pseudoClass)? = PseudoClassRow.named[name]?.meaning { return pseudoClass }
    return .element(.state(name))
  }
}
