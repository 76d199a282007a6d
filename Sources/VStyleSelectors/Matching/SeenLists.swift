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
