/// The rules of a stylesheet in order of appearance.
@usableFromInline
package struct RuleList: RandomAccessCollection, Sendable {
  private var stores: [RuleStore] = []
  private var entries: ContiguousArray<Entry> = []

  // OPTIMIZATION: a list of ``StyleRule`` values is simpler, but thousands of rules retain thousands of references.
  private struct Entry {
    let store: Int32
    let position: StyleRule.Position
  }

  /// Creates a list of rules.
  package init(_ rules: some Sequence<StyleRule> = []) {
    for rule in rules { append(rule) }
  }

  /// Reserves capacity for the rules of blocks, most of which have one selector.
  package mutating func reserve(blocks: Int) { entries.reserveCapacity(entries.count + blocks * 5 / 4) }

  /// Adds the rules of blocks: one for each selector.
  package mutating func append(_ store: RuleStore, _ blocks: Range<Int>, orderOffset: Int = 0) {
    guard !blocks.isEmpty else { return }
    let index = index(of: store)
    for block in blocks {
      for selector in 0..<store.ruleCount(of: block) {
        entries.append(
          Entry(store: index, position: StyleRule.Position(block: block, selector: selector, orderOffset: orderOffset)))
      }
    }
  }

  private mutating func append(_ rule: StyleRule) {
    entries.append(Entry(store: index(of: rule.store), position: rule.position))
  }

  private mutating func index(of store: RuleStore) -> Int32 {
    if stores.last !== store { stores.append(store) }
    return Int32(truncatingIfNeeded: stores.count - 1)
  }

  /// The position of the first rule: 0.
  @usableFromInline
  package var startIndex: Int { 0 }

  /// The position after the last rule.
  @usableFromInline
  package var endIndex: Int { entries.count }

  /// The rule at a position, counted from 0.
  @usableFromInline
  package subscript(position: Int) -> StyleRule {
    let entry = entries[position]
    return StyleRule(stores[Int(entry.store)], entry.position)
  }
}
