extension SelectorList {
  /// Whether a selector of the list contains `:has()` at any depth.
  var containsHas: Bool { storage.insideHas != nil }

  /// The list as `&` means it inside of `:has()`, which cannot contain another `:has()`.
  ///
  /// Selectors with `:has()` are left out, as in a forgiving list. They still count for the specificity.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#relational
  var insideHas: SelectorList { storage.insideHas ?? self }
}

extension ComplexSelector {
  /// The selector inside of `:has()`; `nil` if it is invalid there.
  var insideHas: ComplexSelector? {
    guard let first = first.insideHas else { return nil }
    var steps: [Step] = []
    for step in rest {
      guard let compound = step.compound.insideHas else { return nil }
      steps.append(Step(step.combinator, compound))
    }
    return ComplexSelector(first, steps)
  }
}

extension CompoundSelector {
  fileprivate var insideHas: CompoundSelector? {
    let valid = conditions.compactMap(\.insideHas)
    return valid.count == conditions.count ? CompoundSelector(type, valid) : nil
  }
}

extension SimpleSelector {
  fileprivate var insideHas: SimpleSelector? {
    switch self {
    case .nesting(let parent?): .nesting(parent.insideHas)
    case .pseudoClass(.has): nil
    case .pseudoClass(.is(let list)): .pseudoClass(.is(list.insideHas))
    case .pseudoClass(.where(let list)): .pseudoClass(.where(list.insideHas))
    case .pseudoClass(let pseudoClass): pseudoClass.argument?.containsHas == true ? nil : self
    case .id, .class, .attribute, .nesting(nil), .unreadable: self
    }
  }
}
