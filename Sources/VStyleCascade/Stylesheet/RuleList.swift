/// Rules in order of appearance.
public struct RuleList: RandomAccessCollection, Sendable {
  private var stores: [RuleStore] = []
  private var entries: ContiguousArray<Entry> = []

  // OPTIMIZATION: a rule refers to its store; thousands of rules would count thousands of references.
  private struct Entry {
    let store: Int32
    let place: StyleRule.Place
  }

  /// Makes a list of rules.
  init(_ rules: some Sequence<StyleRule> = []) {
    for rule in rules { append(rule) }
  }

  /// Makes room for the rules of some blocks, most of which have one selector.
  mutating func reserve(blocks: Int) { entries.reserveCapacity(entries.count + blocks * 5 / 4) }

  /// Adds the rules that blocks of a store make: one for each selector.
  mutating func append(_ store: RuleStore, _ blocks: Range<Int>, orderOffset: Int = 0) {
    guard !blocks.isEmpty else { return }
    let number = number(of: store)
    for block in blocks {
      for selector in 0..<store.ruleCount(of: block) {
        entries.append(
          Entry(store: number, place: StyleRule.Place(block: block, selector: selector, orderOffset: orderOffset)))
      }
    }
  }

  private mutating func append(_ rule: StyleRule) {
    entries.append(Entry(store: number(of: rule.store), place: rule.place))
  }

  private mutating func number(of store: RuleStore) -> Int32 {
    if stores.last !== store { stores.append(store) }
    return Int32(truncatingIfNeeded: stores.count - 1)
  }

  /// The place of the first rule: 0.
  public var startIndex: Int { 0 }

  /// The place after the last rule.
  public var endIndex: Int { entries.count }

  /// The rule at a place, counted from 0.
  public subscript(position: Int) -> StyleRule {
    let entry = entries[position]
    return StyleRule(stores[Int(entry.store)], entry.place)
  }
}
