import VStyleSelectors

extension ComplexSelector {
  /// The selector with the selectors of enclosing rules in place of `&`: `Button.primary:disabled` for `&:disabled`.
  ///
  /// An `&` of a scope becomes `:scope`. A selector can represent far more text than it stores, because it refers to
  /// its parent many times. So each `&` after the given number of bytes stays `&`.
  package func resolvedText(limit: Int = 4096) -> String {
    var writer = ResolvedTextWriter(limit: limit)
    writer.write(self)
    return writer.text
  }
}

extension CompoundSelector {
  /// The compound selector with the selectors of enclosing rules in place of `&`.
  package var resolvedText: String { ComplexSelector(self).resolvedText() }
}

extension SelectorList {
  /// The selectors with those of enclosing rules in place of `&`, separated by a comma and a space.
  package var resolvedText: String {
    var writer = ResolvedTextWriter(limit: 4096)
    writer.write(self)
    return writer.text
  }
}

/// Writes selectors with the selectors of enclosing rules in place of `&`.
private struct ResolvedTextWriter {
  private(set) var text = ""

  /// The number of bytes after which each `&` stays.
  let limit: Int

  mutating func write(_ list: SelectorList) {
    for (index, selector) in list.selectors.enumerated() {
      if index > 0 { text += ", " }
      write(selector)
    }
  }

  mutating func write(_ selector: ComplexSelector) {
    write(selector.first, isFirst: true)
    for step in selector.rest {
      text += step.combinator == .descendant ? " " : " \(step.combinator.symbol) "
      write(step.compound, isFirst: false)
    }
  }

  /// - Parameter isFirst: whether no combinator is before the compound selector. Only there a parent with combinators
  ///   can be written as it is.
  private mutating func write(_ compound: CompoundSelector, isFirst: Bool) {
    var conditions = compound.conditions[...]
    if compound.type == .universal, case .nesting(let list?)? = conditions.first, let only = list.only,
      isFirst || only.rest.isEmpty, text.utf8.count < limit
    {
      write(only)
      conditions.removeFirst()
    } else if compound.type != .universal || conditions.isEmpty {
      text += CompoundSelector(compound.type).description
    }
    for condition in conditions { write(condition) }
  }

  private mutating func write(_ condition: SimpleSelector) {
    guard text.utf8.count < limit else { return text += condition.description }
    switch condition {
    case .nesting(nil): text += ":scope"
    case .nesting(let list?): write("is", list)
    case .pseudoClass(.is(let list)): write("is", list)
    case .pseudoClass(.where(let list)): write("where", list)
    case .pseudoClass(.not(let list)): write("not", list)
    case .pseudoClass(.has(let relative)):
      text += ":has("
      for (index, (combinator, selector)) in zip(relative.combinators, relative.list.selectors).enumerated() {
        if index > 0 { text += ", " }
        if combinator != .descendant { text += "\(combinator.symbol) " }
        write(selector)
      }
      text += ")"
    case .id, .class, .attribute, .pseudoClass, .unreadable: text += condition.description
    }
  }

  private mutating func write(_ name: String, _ list: SelectorList) {
    text += ":\(name)("
    write(list)
    text += ")"
  }
}

extension SelectorList {
  /// The selector of a list with a single one.
  fileprivate var only: ComplexSelector? { selectors.count == 1 ? selectors.first : nil }
}
