import VStyleSelectors
import VStyleSyntax

/// The selectors of a stylesheet's rules, each list with a number.
///
/// Plain ones are kept as their parts and made into lists when they are asked for.
struct SelectorStore: Sendable {
  /// Which list it is.
  struct Number: Sendable, Hashable {
    fileprivate let index: Int32
  }

  private enum Entry: Sendable {
    /// A list in ``lists``.
    case list(Int32)
    /// Plain selectors on the tokens of a tree.
    case plain(first: Int32, end: Int32, count: Int32, tree: Int32)
  }

  private var entries: ContiguousArray<Entry> = []
  private var lists: [SelectorList] = []

  /// The parts of plain selectors. Whoever adds some adds a list of them too, or takes them away again.
  var parts: ContiguousArray<SelectorPart> = []

  /// Makes room for the selectors of a sheet.
  mutating func reserve(rules: Int) {
    entries.reserveCapacity(entries.count + rules)
    parts.reserveCapacity(parts.count + 2 * rules)
  }

  /// Takes a list down.
  mutating func add(_ list: SelectorList) -> Number {
    lists.append(list)
    return add(.list(Int32(truncatingIfNeeded: lists.count - 1)))
  }

  /// Takes plain selectors down, which are the last parts.
  ///
  /// - Parameter tree: the number of the tree that the parts name tokens of.
  mutating func addPlain(firstPart: Int, count: Int, tree: Int) -> Number {
    add(
      .plain(
        first: Int32(truncatingIfNeeded: firstPart), end: Int32(truncatingIfNeeded: parts.count),
        count: Int32(truncatingIfNeeded: count), tree: Int32(truncatingIfNeeded: tree)))
  }

  private mutating func add(_ entry: Entry) -> Number {
    entries.append(entry)
    return Number(index: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// How many selectors a list has.
  func selectorCount(_ number: Number) -> Int {
    switch entries[Int(number.index)] {
    case .list(let list): lists[Int(list)].selectors.count
    case .plain(_, _, let count, _): Int(count)
    }
  }

  /// The list of a number, which is kept from now on: it is made once, however many rules stand in its rule.
  mutating func keptList(_ number: Number, _ trees: [SyntaxTree]) -> SelectorList {
    let list = list(entries[Int(number.index)], trees)
    if case .plain = entries[Int(number.index)] {
      lists.append(list)
      entries[Int(number.index)] = .list(Int32(truncatingIfNeeded: lists.count - 1))
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
  /// All lists, by their numbers.
  struct Lists: Sendable {
    fileprivate let lists: [SelectorList]

    /// The list of a number.
    subscript(number: Number) -> SelectorList { lists[Int(number.index)] }
  }

  /// All lists, each made of its parts if it has not been yet.
  func made(_ trees: [SyntaxTree]) -> Lists {
    Lists(lists: entries.map { list($0, trees) })
  }
}
