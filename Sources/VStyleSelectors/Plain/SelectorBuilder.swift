package import VStyleSyntax

/// Makes selectors of their parts.
package struct SelectorBuilder {
  private let tape: TokenTape

  /// - Parameter tape: the tokens that the parts name.
  package init(_ tape: TokenTape) { self.tape = tape }

  /// The list that parts stand for.
  ///
  /// - Parameter parts: one complex selector at least, as ``PlainSelectorReader`` reads it.
  package func list(_ parts: ArraySlice<SelectorPart>) -> SelectorList {
    var selectors: [ComplexSelector] = []
    var compounds: [ComplexSelector.Step] = []
    var combinator = Combinator.descendant
    var type: TypeSelector = .universal
    var conditions: [SimpleSelector] = []
    var isPlain = true
    func endCompound() {
      compounds.append(.init(combinator, CompoundSelector(type, conditions)))
      (type, conditions) = (.universal, [])
    }
    func endSelector() {
      endCompound()
      selectors.append(ComplexSelector(compounds[0].compound, Array(compounds.dropFirst())))
      (compounds, combinator) = ([], .descendant)
    }
    for part in parts {
      switch part.kind {
      case .type: type = .named(tape.name(part.token), .classAndSubclasses)
      case .universal: break
      case .id: conditions.append(.id(tape.name(part.token)))
      case .class: conditions.append(.class(tape.name(part.token)))
      case .pseudoClass:
        let pseudoClass = PlainPseudoClass.meaning(of: tape.name(part.token))
        if case .element = pseudoClass {} else { isPlain = false }
        conditions.append(.pseudoClass(pseudoClass))
      case .comma: endSelector()
      case .descendant, .child, .nextSibling, .subsequentSibling:
        endCompound()
        combinator = part.kind.combinator ?? .descendant
      }
    }
    endSelector()
    return SelectorList(selectors[0], Array(selectors.dropFirst()), isPlain: isPlain)
  }
}
