import VStyleSelectors

/// The classes that a selector's subject can be of, as far as it says.
enum SubjectClasses {
  /// The class names of the subjects, or none where one of them can be of any class.
  ///
  /// - Parameter outer: the classes of what `&` stands for. They are known where it is resolved, so that no step leads
  ///   into the lists of the rules around.
  static func of(_ list: SelectorList, outer: [String]) -> [String] {
    guard list.namesSubjectClass else { return [] }
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
