import VStyleSelectors

/// The view types that a selector's subject can be of, as far as it says.
enum SubjectViewTypes {
  /// The view types of the subjects by name, or none where one of them can be of any.
  ///
  /// - Parameter outer: the view types of what `&` stands for. They are known where it is resolved, so that no step
  ///   leads into the lists of the rules around.
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
