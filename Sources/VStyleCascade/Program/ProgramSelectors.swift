import VStyleSelectors
import VStyleSyntax

/// The selectors of a program for good.
final class ProgramSelectors: Sendable {
  /// The selectors as they were taken down.
  let store: SelectorStore

  private let trees: [SyntaxTree]

  // OPTIMIZATION: nobody asks for the selectors of a program that is only checked.
  private let made = MadeOnce<SelectorStore.Lists>()

  init(_ store: SelectorStore, _ trees: [SyntaxTree]) {
    self.store = store
    self.trees = trees
  }

  /// A list of selectors. All are made when the first is asked for.
  subscript(number: SelectorStore.Number) -> SelectorList { made.read({ store.made(trees) }, { $0[number] }) }
}
