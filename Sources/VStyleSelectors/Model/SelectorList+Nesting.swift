package import VStyleSyntax

extension SelectorList {
  /// The list with every `&` bound to the list of the parent rule.
  ///
  /// The result shares the parent's list, so its size is proportional to the text of this rule alone. Without a parent,
  /// every `&` stays unbound and matches as `:where(:scope)`.
  ///
  /// - Parameters:
  ///   - parent: the resolved list of the parent rule; `nil` for a top-level rule.
  ///   - range: the bytes of the selector, for the error.
  /// - Throws: `limit-exceeded` if the selector lists nest so deep that matching could overflow the stack.
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#nest-selector
  package func resolvingNesting(
    parent: SelectorList?, at range: SourceRange
  ) throws(SelectorError) -> SelectorList {
    guard let parent else { return self }
    let resolved = bound(to: parent)
    try SelectorLimits.checkDepth(of: resolved, at: range)
    return resolved
  }

  fileprivate func bound(to parent: SelectorList) -> SelectorList {
    SelectorList(selectors.map { $0.bound(to: parent) })
  }

  /// Whether the list contains an unbound `&` at any depth.
  package var containsNesting: Bool { selectors.contains(where: \.containsNesting) }
}

extension ComplexSelector {
  fileprivate var containsNesting: Bool {
    compounds.contains { $0.conditions.contains(where: \.containsNesting) }
  }

  fileprivate func bound(to parent: SelectorList) -> ComplexSelector {
    guard containsNesting else { return self }
    return ComplexSelector(
      first.bound(to: parent), rest.map { Step($0.combinator, $0.compound.bound(to: parent)) })
  }
}

extension CompoundSelector {
  fileprivate func bound(to parent: SelectorList) -> CompoundSelector {
    CompoundSelector(type, conditions.map { $0.bound(to: parent) })
  }
}

extension SimpleSelector {
  fileprivate var containsNesting: Bool {
    switch self {
    case .nesting(let parent): parent == nil
    case .pseudoClass(let pseudoClass): pseudoClass.argument?.containsNesting ?? false
    case .id, .class, .attribute, .unreadable: false
    }
  }

  fileprivate func bound(to parent: SelectorList) -> SimpleSelector {
    switch self {
    case .nesting(nil): .nesting(parent)
    case .pseudoClass(.has(let relative)):
      .pseudoClass(.has(RelativeSelectorList(relative.combinators, relative.list.bound(to: parent.insideHas))))
    case .pseudoClass(let pseudoClass): .pseudoClass(pseudoClass.mapArgument { $0.bound(to: parent) })
    case .nesting, .id, .class, .attribute, .unreadable: self
    }
  }
}

extension PseudoClass {
  /// The selector list of the argument; `nil` if there is none.
  package var argument: SelectorList? {
    switch self {
    case .is(let list), .where(let list), .not(let list): list
    case .has(let relative): relative.list
    case .nth(let nth): if case .matching(let list) = nth.siblings { list } else { nil }
    case .edge, .scope, .element: nil
    }
  }

  /// The pseudo-class with a transformed selector list as its argument; `:has()` as it is.
  fileprivate func mapArgument(_ transform: (SelectorList) -> SelectorList) -> PseudoClass {
    switch self {
    case .is(let list): .is(transform(list))
    case .where(let list): .where(transform(list))
    case .not(let list): .not(transform(list))
    case .nth(let nth):
      if case .matching(let list) = nth.siblings {
        .nth(NthSelector(nth.formula, among: .matching(transform(list)), from: nth.start))
      } else {
        self
      }
    case .has, .edge, .scope, .element: self
    }
  }
}
