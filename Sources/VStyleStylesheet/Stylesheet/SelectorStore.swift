package import VStyleSelectors
package import VStyleSyntax

/// The selector lists of a stylesheet's rules, each with an ID.
///
/// Plain selectors are stored as their parts; their lists are created on demand.
package struct SelectorStore: Sendable {
  /// The ID of a selector list.
  package struct ID: Sendable, Hashable {
    fileprivate let index: Int32
  }

  private enum Entry: Sendable {
    /// The index of a list in ``lists``.
    case list(Int32)
    /// Plain selectors, whose parts refer to the tokens of a tree.
    case plain(first: Int32, end: Int32, count: Int32, tree: Int32)
  }

  private var entries: ContiguousArray<Entry> = []
  private var lists: [SelectorList] = []

  /// The parts of plain selectors. After adding parts, call ``addPlain(firstPart:count:tree:)`` or remove them again.
  package var parts: ContiguousArray<SelectorPart> = []

  /// Reserves capacity for the selectors of a sheet.
  mutating func reserve(rules: Int) {
    entries.reserveCapacity(entries.count + rules)
    parts.reserveCapacity(parts.count + 2 * rules)
  }

  /// Adds a list.
  package mutating func add(_ list: SelectorList) -> ID {
    lists.append(list)
    return add(.list(Int32(truncatingIfNeeded: lists.count - 1)))
  }

  /// Adds the plain selectors that the last parts form.
  ///
  /// - Parameters:
  ///   - firstPart: the index of their first part.
  ///   - count: the number of selectors.
  ///   - tree: the index of the tree whose tokens the parts refer to.
  package mutating func addPlain(firstPart: Int, count: Int, tree: Int) -> ID {
    add(
      .plain(
        first: Int32(truncatingIfNeeded: firstPart), end: Int32(truncatingIfNeeded: parts.count),
        count: Int32(truncatingIfNeeded: count), tree: Int32(truncatingIfNeeded: tree)))
  }

  private mutating func add(_ entry: Entry) -> ID {
    entries.append(entry)
    return ID(index: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// The number of selectors in a list.
  func selectorCount(_ index: ID) -> Int {
    switch entries[Int(index.index)] {
    case .list(let list): lists[Int(list)].selectors.count
    case .plain(_, _, let count, _): Int(count)
    }
  }

  /// The list with an ID. It is created once and stored, for all rules that are nested in its rule.
  package mutating func keptList(_ index: ID, _ trees: [SyntaxTree]) -> SelectorList {
    let list = list(entries[Int(index.index)], trees)
    if case .plain = entries[Int(index.index)] {
      lists.append(list)
      entries[Int(index.index)] = .list(Int32(truncatingIfNeeded: lists.count - 1))
    }
    return list
  }

  private func list(_ entry: Entry, _ trees: [SyntaxTree]) -> SelectorList {
    switch entry {
    case .list(let list): lists[Int(list)]
    case .plain(let first, let end, _, let tree):
      SelectorBuilder.list(parts[Int(first)..<Int(end)], trees[Int(tree)].tape)
    }
  }
}

extension SelectorStore {
  /// All lists, by their IDs.
  struct Lists: Sendable {
    fileprivate let lists: [SelectorList]

    /// The list with an ID.
    subscript(index: ID) -> SelectorList { lists[Int(index.index)] }
  }

  /// Creates all lists that are stored as parts.
  func made(_ trees: [SyntaxTree]) -> Lists {
    Lists(lists: entries.map { list($0, trees) })
  }
}
