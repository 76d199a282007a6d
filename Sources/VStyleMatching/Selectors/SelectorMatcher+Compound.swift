package import VStyleSelectors

/// The conditions on one element.
extension SelectorMatcher {
  /// Whether an element meets all conditions of a compound selector.
  package mutating func matches(_ compound: CompoundSelector, _ element: Element) -> Bool {
    guard matches(compound.type, element) else { return false }
    for condition in compound.conditions where !matches(condition, element) { return false }
    return true
  }

  private func matches(_ type: TypeSelector, _ element: Element) -> Bool {
    switch type {
    case .universal: true
    case .named(let name, .typeAndSubtypes): element.typeNames.contains { $0.isSameText(as: name) }
    case .named(let name, .exactType): element.typeNames.first?.isSameText(as: name) ?? false
    }
  }

  private mutating func matches(_ condition: SimpleSelector, _ element: Element) -> Bool {
    switch condition {
    case .id(let id): element.id?.isSameText(as: id) ?? false
    case .class(let name): element.hasClass(name)
    case .attribute(let attribute):
      element.attribute(attribute.name).map { attribute.isMet(by: $0) } ?? false
    case .pseudoClass(let pseudoClass): matches(pseudoClass, element)
    case .nesting(let parent?): matches(parent, element)
    case .nesting(nil): isScope(element)
    case .unreadable: false
    }
  }

  private mutating func matches(_ pseudoClass: PseudoClass, _ element: Element) -> Bool {
    switch pseudoClass {
    case .is(let list), .where(let list): matches(list, element)
    case .not(let list): !matches(list, element)
    case .has(let relative): has(relative, element)
    case .nth(let nth): matches(nth, element)
    case .edge(let edge, let kind): isAt(edge, kind, element)
    case .scope: isScope(element)
    case .element(let condition): element.meets(condition)
    }
  }

  private func isScope(_ element: Element) -> Bool { scope.map { $0 == element } ?? element.meets(.root) }
}
