/// The pseudo-classes of plain selectors: those without an argument.
package enum PlainPseudoClass {
  /// Whether a name is a pseudo-class without an argument or a state of the grammar.
  package static func isKnown(_ name: String, _ grammar: SelectorGrammar) -> Bool {
    let name = name.lowercased()
    guard !PseudoClassDefinition.legacyPseudoElements.contains(name) else { return false }
    guard let row = PseudoClassDefinition.named[name] else { return grammar.states.contains(name) }
    if case .plain = row.meaning { return true } else { return false }
  }

  /// The pseudo-class of a known name.
  static func meaning(of name: String) -> PseudoClass {
    let name = name.lowercased()
    if case .plain(let pseudoClass)? = PseudoClassDefinition.named[name]?.meaning { return pseudoClass }
    return .element(.state(name))
  }
}
