/// Names and what they stand for; a name is found in kebab-case and as in Swift, in any ASCII case.
struct NameTable<Entry: Sendable>: Sendable {
  /// The names in order, as they are written.
  let names: [String]

  // OPTIMIZATION: Names are folded once; to fold those of a long list for each look-up took most of the time
  // in which a keyword was read.
  private let entries: [String: Entry]

  /// Makes a table. Of several names that are spellings of one, the first counts.
  init(_ rows: [(name: String, entry: Entry)]) {
    names = rows.map(\.name)
    entries = Dictionary(rows.map { (NameStyle.folded($0.name), $0.entry) }) { first, _ in first }
  }

  /// What a name stands for; `nil` for an unknown one.
  subscript(_ spelling: String) -> Entry? { entries[NameStyle.folded(spelling)] }
}

extension NameTable where Entry: KeywordValue {
  /// Makes the table of the keywords of a Swift enum.
  init(_: Entry.Type) { self.init(Entry.allCases.map { ($0.keyword, $0) }) }
}
