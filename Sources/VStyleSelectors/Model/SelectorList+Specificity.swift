extension SelectorList {
  /// The highest specificity of a selector in the list; zero if the list is empty.
  package var specificity: Specificity { storage.specificity }
}

extension ComplexSelector {
  /// The sum of the specificities of the compound selectors.
  ///
  /// An `&` has the specificity of the parent's list, so resolve nesting first:
  /// ``SelectorList/resolvingNesting(parent:at:)``.
  package var specificity: Specificity { compounds.reduce(.zero) { $0 + $1.specificity } }
}

extension CompoundSelector {
  /// The sum of the specificities of the type selector and the conditions.
  package var specificity: Specificity { conditions.reduce(type.specificity) { $0 + $1.specificity } }
}

extension TypeSelector {
  fileprivate var specificity: Specificity {
    switch self {
    case .universal: .zero
    case .named(_, .typeAndSubtypes): Specificity(0, 0, 1)
    case .named(_, .exactType): Specificity(0, 1, 1)
    }
  }
}

extension SimpleSelector {
  fileprivate var specificity: Specificity {
    switch self {
    case .id: Specificity(1, 0, 0)
    case .class, .attribute: Specificity(0, 1, 0)
    case .pseudoClass(let pseudoClass): pseudoClass.specificity
    // "The specificity of the nesting selector is equal to the largest specificity among the complex
    // selectors in the parent style rule's selector list (or zero if no such selector list exists)."
    case .nesting(let parent): parent?.specificity ?? .zero
    case .unreadable: .zero
    }
  }
}

extension PseudoClass {
  fileprivate var specificity: Specificity {
    let own = Specificity(0, 1, 0)
    return switch self {
    case .where: .zero
    case .is(let list), .not(let list): list.specificity
    case .has(let relative): relative.list.specificity
    case .nth(let nth):
      if case .matching(let list) = nth.siblings { own + list.specificity } else { own }
    case .edge, .scope, .element: own
    }
  }
}
