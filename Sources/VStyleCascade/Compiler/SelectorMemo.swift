import VStyleSelectors
import VStyleSyntax

/// The selectors of rules by the bytes of their preludes.
///
/// Only what was read without a finding is kept, so that every mistake is reported where it stands.
struct SelectorMemo {
  private var table = ByteTable()
  private var known: [(list: SelectorList, classes: ClassSet)] = []

  /// The selectors of a rule and the classes of their subjects; `nil` for new ones.
  func find(
    _ tree: SyntaxTree, _ prelude: SourceRange, _ nesting: SelectorGrammar.Nesting
  ) -> (list: SelectorList, classes: ClassSet)? {
    let bytes = tree.source.bytes.span.bytes
    return table.find(ByteTable.key(bytes, prelude, meaning: nesting.number), in: bytes).map { known[$0] }
  }

  /// Keeps the selectors of a rule.
  ///
  /// - Parameter classes: those that the subjects are of by themselves, whatever the rule stands in.
  mutating func add(
    _ selectors: SelectorList, _ classes: ClassSet, _ tree: SyntaxTree, _ prelude: SourceRange,
    _ nesting: SelectorGrammar.Nesting
  ) {
    let key = ByteTable.key(tree.source.bytes.span.bytes, prelude, meaning: nesting.number)
    table.add(key, in: tree.source.bytes)
    known.append((selectors, classes))
  }
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
