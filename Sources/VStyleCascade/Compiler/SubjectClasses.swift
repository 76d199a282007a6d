import VStyleSelectors

/// The classes that a selector's subject can be of, as far as it says.
enum SubjectClasses {
  /// The class names of the subjects, or none where one of them can be of any class.
  ///
  /// - Parameter outer: the classes of what `&` stands for where that is not a selector.
  static func of(_ list: SelectorList, outer: [String]) -> [String] {
    var memo = ListMemo<[String]>()
    return of(list, outer, &memo)
  }

  private static func of(_ list: SelectorList, _ outer: [String], _ memo: inout ListMemo<[String]>) -> [String] {
    guard list.namesSubjectClass else { return [] }
    var names: [String] = []
    for selector in list.selectors {
      let found = of(selector.subject, outer, &memo)
      guard !found.isEmpty else { return [] }
      for name in found where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func of(
    _ compound: CompoundSelector, _ outer: [String], _ memo: inout ListMemo<[String]>
  ) -> [String] {
    if case .named(let name, _) = compound.type { return [name] }
    for condition in compound.conditions {
      switch condition {
      case .nesting(let parent?): return memo.answer(parent) { of(parent, outer, &$0) }
      case .nesting(nil): return outer
      case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        let found = memo.answer(list) { of(list, outer, &$0) }
        if !found.isEmpty { return found }
      default: continue
      }
    }
    return []
  }
}
