/// What an element must have to match a selector, as far as it can be looked up in a table.
///
/// Each hint is a necessary condition: an element without it never matches. Rules are filed under
/// their rarest hint, so that only few selectors need to be tried on an element.
public struct SelectorHints: Sendable, Hashable {
  /// An id that the element must have.
  public private(set) var id: String?

  /// Style classes that the element must have.
  public private(set) var classes: [String] = []

  /// The name of a class that the element's class is or descends from.
  public private(set) var type: String?

  /// Takes the hints from the rightmost compound selector.
  ///
  /// An `&` or an `:is()` that stands for one selector gives its hints too.
  public init(_ selector: ComplexSelector) {
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
