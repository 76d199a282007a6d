/// A dictionary with names as keys. It finds a name in kebab-case and as in Swift, in any ASCII case.
struct NameTable<Entry: Sendable>: Sendable {
  /// The canonical names, in order.
  let names: [String]

  // OPTIMIZATION: The names are folded once. Folding all names in each look-up would be simpler, and would take most of
  // the time of parsing a keyword.
  // The dictionary has positions: one of entries would be simpler, but each type of entries would have a type of
  // dictionaries of its own, which takes long to create.
  private let positions: [String: Int]

  /// The entries, in the order of the names.
  private let entries: [Entry]

  /// Creates a table. Of several spellings of one name, the first is used.
  init(_ rows: [(name: String, entry: Entry)]) { self.init(rows.map(\.name), rows.map(\.entry)) }

  /// Creates a table of names and as many entries. Of several spellings of one name, the first is used.
  private init(_ names: [String], _ entries: [Entry]) {
    self.names = names
    self.entries = entries
    positions = Dictionary(names.enumerated().map { (NameStyle.folded($1), $0) }) { first, _ in first }
  }

  /// The entry of a name; `nil` for an unknown name.
  subscript(_ spelling: String) -> Entry? { positions[NameStyle.folded(spelling)].map { entries[$0] } }
}

extension NameTable where Entry: KeywordValue {
  /// Creates the table of the keywords of a Swift enum.
  init(_: Entry.Type) {
    let cases = Array(Entry.allCases)
    var names: [String] = []
    for entry in cases { names.append(entry.keyword) }
    self.init(names, cases)
  }
}
