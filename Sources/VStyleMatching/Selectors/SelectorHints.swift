package import VStyleSelectors

/// Necessary conditions of a selector that can be looked up in a table.
///
/// An element that lacks a hint never matches. Rules are indexed by their rarest hint, so that only few selectors are
/// tried on an element.
package struct SelectorHints: Sendable, Hashable {
  /// An id that the element must have.
  package private(set) var id: String?

  /// Style classes that the element must have.
  package private(set) var classes: [String] = []

  /// The name of a view type that the element must have or inherit from.
  package private(set) var type: String?

  /// Collects the hints of the rightmost compound selector.
  ///
  /// An `&`, `:is()` or `:where()` with a single selector adds the hints of that selector.
  package init(_ selector: ComplexSelector) {
    var seen = SeenLists()
    add(selector.subject, &seen)
  }

  private mutating func add(_ compound: CompoundSelector, _ seen: inout SeenLists) {
    if case .named(let name, _) = compound.type { type = type ?? name }
    for condition in compound.conditions {
      switch condition {
      case .id(let name): id = id ?? name
      case .class(let name): classes.append(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        if list.selectors.count == 1, let only = list.selectors.first, seen.insert(list) { add(only.subject, &seen) }
      case .attribute, .pseudoClass, .nesting(nil), .unreadable: break
      }
    }
  }
}
