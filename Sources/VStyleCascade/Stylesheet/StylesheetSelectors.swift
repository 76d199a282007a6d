import VStyleSelectors
import VStyleSyntax

/// The selectors of a stylesheet for good.
final class StylesheetSelectors: Sendable {
  /// The selectors as they were taken down.
  let store: SelectorStore

  private let trees: [SyntaxTree]

  // OPTIMIZATION: nobody asks for the selectors of a stylesheet that is only checked.
  private let made = MadeOnce<SelectorStore.Lists>()

  init(_ store: SelectorStore, _ trees: [SyntaxTree]) {
    self.store = store
    self.trees = trees
  }

  /// A list of selectors. All are made when the first is asked for.
  subscript(number: SelectorStore.Number) -> SelectorList { read(number) { $0 } }

  /// Something of a list of selectors, which is not counted for it.
  @inline(__always)
  func read<Result>(_ number: SelectorStore.Number, _ body: (SelectorList) -> Result) -> Result {
    made.read({ store.made(trees) }, { body($0[number]) })
  }
}
