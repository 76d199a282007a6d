import VStyleSelectors

extension ComplexSelector {
  /// The selector without the conditions that change while an app runs, and that an example of a screen cannot show.
  ///
  /// These are states, themes, color schemes, the position among siblings, contents and negations. Every view that the
  /// selector can match also matches the result.
  func withoutMoments(_ memo: inout ListMemo<SelectorList>) -> ComplexSelector {
    ComplexSelector(
      first.withoutMoments(&memo), rest.map { Step($0.combinator, $0.compound.withoutMoments(&memo)) })
  }
}

extension CompoundSelector {
  fileprivate func withoutMoments(_ memo: inout ListMemo<SelectorList>) -> CompoundSelector {
    var kept: [SimpleSelector] = []
    for condition in conditions {
      switch condition {
      case .id, .class, .attribute, .unreadable, .pseudoClass(.element(.root)): kept.append(condition)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        kept.append(.pseudoClass(.is(list.withoutMoments(&memo))))
      case .nesting(nil), .pseudoClass: break
      }
    }
    return CompoundSelector(type, kept)
  }
}

extension SelectorList {
  fileprivate func withoutMoments(_ memo: inout ListMemo<SelectorList>) -> SelectorList {
    memo.answer(self) { memo in SelectorList(selectors.map { $0.withoutMoments(&memo) }) }
  }
}
