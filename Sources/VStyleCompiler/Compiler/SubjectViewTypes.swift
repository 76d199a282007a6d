import VStyleSelectors

/// The view types of a selector's subject, as far as the selector names them.
enum SubjectViewTypes {
  /// The names of the view types of the subjects; empty if a subject can be of any view type.
  ///
  /// - Parameters:
  ///   - list: the selectors.
  ///   - outer: the view types of the selectors that `&` means. With them, the selectors of enclosing rules need no
  ///     visit.
  static func of(_ list: SelectorList, outer: [String]) -> [String] {
    guard list.namesSubjectViewType else { return [] }
    var names: [String] = []
    for selector in list.selectors {
      let found = of(selector.subject, outer)
      guard !found.isEmpty else { return [] }
      for name in found where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func of(_ compound: CompoundSelector, _ outer: [String]) -> [String] {
    if case .named(let name, _) = compound.type { return [name] }
    for condition in compound.conditions {
      switch condition {
      case .nesting: return outer
      case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        let found = of(list, outer: outer)
        if !found.isEmpty { return found }
      default: continue
      }
    }
    return []
  }
}
