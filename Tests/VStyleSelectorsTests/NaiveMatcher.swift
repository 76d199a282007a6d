import VStyleSelectors
import VStyleSyntax

/// Matches by trying all elements for each compound selector, from left to right, as Selectors defines it.
struct NaiveMatcher {
  let tree: TestTree
  let scope: TestElement?

  func matches(_ list: SelectorList, _ element: TestElement) -> Bool {
    list.selectors.contains { selector in
      tree.elements.contains { leads(selector, 0, at: $0, to: element) }
    }
  }

  /// Whether the rest of a selector from a compound selector on matches, from one element to another.
  private func leads(_ selector: ComplexSelector, _ index: Int, at element: TestElement, to end: TestElement) -> Bool {
    let compound = index == 0 ? selector.first : selector.rest[index - 1].compound
    guard matches(compound, element) else { return false }
    guard index < selector.rest.count else { return element == end }
    return tree.elements.contains {
      stands($0, selector.rest[index].combinator, to: element) && leads(selector, index + 1, at: $0, to: end)
    }
  }

  private func stands(_ right: TestElement, _ combinator: Combinator, to left: TestElement) -> Bool {
    switch combinator {
    case .child: right.parent == left
    case .descendant: right.parent.map { $0 == left || stands($0, .descendant, to: left) } ?? false
    case .nextSibling: right.previousSibling == left
    case .subsequentSibling: siblings(of: right).contains(left) && left.index < right.index
    }
  }

  private func siblings(of element: TestElement) -> [TestElement] {
    tree.elements.filter { $0.parent == element.parent }
  }

  private func matches(_ compound: CompoundSelector, _ element: TestElement) -> Bool {
    let isType =
      switch compound.type {
      case .universal: true
      case .named(let name, .typeAndSubtypes): element.typeNames.contains(name)
      case .named(let name, .exactType): element.typeNames[0] == name
      }
    return isType && compound.conditions.allSatisfy { matches($0, element) }
  }

  private func matches(_ condition: SimpleSelector, _ element: TestElement) -> Bool {
    switch condition {
    case .id(let id): element.id == id
    case .class(let name): element.hasClass(name)
    case .attribute(let attribute): matches(attribute, element)
    case .pseudoClass(let pseudoClass): matches(pseudoClass, element)
    case .nesting(let parent?): matches(parent, element)
    case .nesting(nil): matches(.pseudoClass(.scope), element)
    case .unreadable: false
    }
  }

  private func matches(_ pseudoClass: PseudoClass, _ element: TestElement) -> Bool {
    switch pseudoClass {
    case .is(let list), .where(let list): return matches(list, element)
    case .not(let list): return !matches(list, element)
    case .has(let relative):
      return zip(relative.combinators, relative.list.selectors).contains { combinator, selector in
        tree.elements.contains { start in
          stands(start, combinator, to: element) && tree.elements.contains { leads(selector, 0, at: start, to: $0) }
        }
      }
    case .nth(let nth): return matches(nth, element)
    case .edge(let edge, let kind):
      let row = siblings(of: element).filter { kind == .child || $0.typeNames[0] == element.typeNames[0] }
      return (edge == .last || row.first == element) && (edge == .first || row.last == element)
    case .scope: return scope.map { $0 == element } ?? (element.parent == nil)
    case .element(let condition): return element.meets(condition)
    }
  }

  private func matches(_ nth: NthSelector, _ element: TestElement) -> Bool {
    let row = siblings(of: element).filter { sibling in
      switch nth.siblings {
      case .all: true
      case .sameType: sibling.typeNames[0] == element.typeNames[0]
      case .matching(let list): matches(list, sibling)
      }
    }
    guard let index = row.firstIndex(of: element) else { return false }
    let place = nth.start == .first ? index + 1 : row.count - index
    return (0...row.count + 9).contains { nth.formula.a * $0 + nth.formula.b == place }
  }

  private func matches(_ attribute: AttributeSelector, _ element: TestElement) -> Bool {
    guard var value = element.attribute(attribute.name) else { return false }
    guard let condition = attribute.condition else { return true }
    var text = condition.value
    if condition.letterCase == .insensitive { (value, text) = (value.lowercased(), text.lowercased()) }
    switch condition.comparison {
    case .equals: return value == text
    case .includes: return value.split(separator: " ").contains { $0 == text }
    case .dashMatch: return value == text || value.hasPrefix(text + "-")
    case .prefix: return !text.isEmpty && value.hasPrefix(text)
    case .suffix: return !text.isEmpty && value.hasSuffix(text)
    case .substring: return !text.isEmpty && value.indices.contains { value[$0...].hasPrefix(text) }
    }
  }
}
