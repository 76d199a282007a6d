import VStyleSelectors
import VStyleSyntax

/// The selectors of rules by the bytes of their preludes.
///
/// Only what was read without a finding is kept, so that every mistake is reported where it stands.
struct SelectorMemo {
  private var table = ByteTable()
  private var known: [(list: SelectorList, classes: ClassSet)] = []

  /// What is looked for: a prelude in a rule of some kind.
  static func key(
    _ tree: SyntaxTree, _ prelude: SourceRange, _ nesting: SelectorGrammar.Nesting
  ) -> ByteTable.Key {
    ByteTable.key(tree.source.bytes.span.bytes, prelude, meaning: nesting.number)
  }

  /// The selectors of a rule and the classes of their subjects; `nil` for new ones.
  func find(_ key: ByteTable.Key, in tree: SyntaxTree) -> (list: SelectorList, classes: ClassSet)? {
    table.find(key, in: tree.source.bytes.span.bytes).map { known[$0] }
  }

  /// Keeps the selectors of a rule.
  ///
  /// - Parameter classes: those that the subjects are of by themselves, whatever the rule stands in.
  mutating func add(_ list: SelectorList, _ classes: ClassSet, _ key: ByteTable.Key, in tree: SyntaxTree) {
    table.add(key, in: tree)
    known.append((list, classes))
  }

  /// Lets go of the trees.
  mutating func endProgram() { table.endTree() }
}

extension SelectorGrammar.Nesting {
  fileprivate var number: Int {
    switch self {
    case .topLevel: 0
    case .nested: 1
    case .scoped: 2
    }
  }
}
