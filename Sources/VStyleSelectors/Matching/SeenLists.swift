/// The lists that a walk through a selector has seen.
///
/// A compound selector may name its parent's list many times over, and that one its own parent's: a walk that goes into
/// a list each time takes as many steps as the number of names to the power of the depth.
package struct SeenLists {
  private var seen: Set<ObjectIdentifier> = []

  /// Makes an empty set.
  package init() {}

  /// Takes down a list.
  ///
  /// - Returns: whether it was not seen before.
  package mutating func insert(_ list: SelectorList) -> Bool { seen.insert(ObjectIdentifier(list.storage)).inserted }
}

/// What a walk through a selector found out about lists, each of which it goes into once.
package struct ListMemo<Answer> {
  private var answers: [ObjectIdentifier: Answer] = [:]

  /// Makes an empty memory.
  package init() {}

  /// The answer for a list, worked out when it is asked for the first time.
  package mutating func answer(_ list: SelectorList, _ workOut: (inout ListMemo) -> Answer) -> Answer {
    let key = ObjectIdentifier(list.storage)
    if let known = answers[key] { return known }
    let answer = workOut(&self)
    answers[key] = answer
    return answer
  }
}
