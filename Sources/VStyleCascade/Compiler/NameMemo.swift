import VStyleSyntax
import VStyleValues

/// What the names of declarations stand for, by the classes at hand and by their bytes.
struct NameMemo {
  /// What a name stands for.
  struct Meaning {
    let property: NamedProperty
    /// The name as it is written.
    let spelling: String
  }

  private var table = ByteTable()
  private var known: [Meaning] = []

  /// What is looked for: the name of a declaration on some classes.
  static func key(_ place: StatementPlace, _ classes: ClassSet) -> ByteTable.Key {
    let bytes = place.tree.source.bytes.span.bytes
    return ByteTable.key(bytes, place.tree.tape.range(place.statement.nameToken), meaning: classes.number)
  }

  /// What a name stands for that was looked up before.
  func find(_ key: ByteTable.Key, in tree: SyntaxTree) -> Meaning? {
    table.find(key, in: tree.source.bytes.span.bytes).map { known[$0] }
  }

  /// Keeps what a name stands for.
  mutating func add(_ meaning: Meaning, _ key: ByteTable.Key, in tree: SyntaxTree) {
    table.add(key, in: tree)
    known.append(meaning)
  }

  /// Lets go of the trees.
  mutating func endProgram() { table.endTree() }
}
