/// A dictionary with names as keys. It finds a name in kebab-case and as in Swift, in any ASCII case.
struct NameTable<Entry: Sendable>: Sendable {
  /// The canonical names, in order.
  let names: [String]

  // OPTIMIZATION: The names are folded once. Folding all names in each look-up would be simpler, and would take most of
  // the time of parsing a keyword.
  private let entries: [String: Entry]

  /// Creates a table. Of several spellings of one name, the first is used.
  init(_ rows: [(name: String, entry: Entry)]) {
    names = rows.map(\.name)
    entries = Dictionary(rows.map { (NameStyle.folded($0.name), $0.entry) }) { first, _ in first }
  }

  /// The entry of a name; `nil` for an unknown name.
  subscript(_ spelling: String) -> Entry? { entries[NameStyle.folded(spelling)] }
}

extension NameTable where Entry: KeywordValue {
  /// Creates the table of the keywords of a Swift enum.
  init(_: Entry.Type) { self.init(Entry.allCases.map { ($0.keyword, $0) }) }
}
