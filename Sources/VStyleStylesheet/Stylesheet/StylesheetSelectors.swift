import VStyleSelectors
import VStyleSyntax

/// The selectors of a compiled stylesheet.
final class StylesheetSelectors: Sendable {
  /// The selectors as they were recorded.
  let store: SelectorStore

  private let trees: [SyntaxTree]

  // OPTIMIZATION: creating all at once is simpler, but a stylesheet that is only checked needs no selectors.
  private let made = MadeOnce<SelectorStore.Lists>()

  init(_ store: SelectorStore, _ trees: [SyntaxTree]) {
    self.store = store
    self.trees = trees
  }

  /// A list of selectors. The first access creates all lists.
  subscript(index: SelectorStore.ID) -> SelectorList { read(index) { $0 } }

  /// Reads a part of a list of selectors without retaining the list.
  @inline(__always)
  func read<Result>(_ index: SelectorStore.ID, _ body: (SelectorList) -> Result) -> Result {
    made.read({ store.made(trees) }, { body($0[index]) })
  }
}
