/// The lists that a traversal of a selector has visited.
///
/// Each `&` of a compound selector refers to the parent's list, which may in turn refer to its own parent's. A
/// traversal that enters a list each time needs the number of references to the power of the depth.
package struct SeenLists {
  private var seen: Set<ObjectIdentifier> = []

  /// Creates an empty set.
  package init() {}

  /// Inserts a list.
  ///
  /// - Returns: whether the list was absent before.
  package mutating func insert(_ list: SelectorList) -> Bool { seen.insert(ObjectIdentifier(list.storage)).inserted }
}

extension SelectorList {
  /// Whether a condition at any depth meets a test. Nested lists are entered once.
  package func contains(where isWanted: (SimpleSelector) -> Bool) -> Bool {
    var seen = SeenLists()
    return contains(&seen, where: isWanted)
  }

  private func contains(_ seen: inout SeenLists, where isWanted: (SimpleSelector) -> Bool) -> Bool {
    guard seen.insert(self) else { return false }
    for condition in selectors.lazy.flatMap(\.compounds).flatMap(\.conditions) {
      if isWanted(condition) || condition.argument?.contains(&seen, where: isWanted) ?? false { return true }
    }
    return false
  }
}

extension SimpleSelector {
  /// The selector list inside the condition; `nil` if there is none.
  fileprivate var argument: SelectorList? {
    switch self {
    case .nesting(let parent): parent
    case .pseudoClass(let pseudoClass): pseudoClass.argument
    case .id, .class, .attribute, .unreadable: nil
    }
  }
}

/// A cache of one result for each list, so that a traversal of a selector enters each list once.
package struct ListMemo<Answer> {
  private var answers: [ObjectIdentifier: Answer] = [:]

  /// Creates an empty cache.
  package init() {}

  /// The result for a list, computed at the first call.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - workOut: computes the result. Its argument is the cache, for the lists inside this one.
  package mutating func answer(_ list: SelectorList, _ compute: (inout ListMemo) -> Answer) -> Answer {
    let key = ObjectIdentifier(list.storage)
    if let known = answers[key] { return known }
    let answer = compute(&self)
    answers[key] = answer
    return answer
  }
}
