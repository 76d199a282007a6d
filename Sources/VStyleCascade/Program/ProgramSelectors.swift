import Synchronization
import VStyleSelectors
import VStyleSyntax

/// The selectors of a program for good.
final class ProgramSelectors: Sendable {
  /// The selectors as they were taken down.
  let store: SelectorStore

  private let trees: [SyntaxTree]

  // OPTIMIZATION: nobody asks for the selectors of a program that is only checked.
  private let made = AtomicLazyReference<Made>()

  init(_ store: SelectorStore, _ trees: [SyntaxTree]) {
    self.store = store
    self.trees = trees
  }

  /// A list of selectors. All are made when the first is asked for.
  subscript(number: SelectorStore.Number) -> SelectorList {
    (made.load() ?? made.storeIfNil(Made(store.made(trees)))).lists[number]
  }

  private final class Made: Sendable {
    let lists: SelectorStore.Lists

    init(_ lists: SelectorStore.Lists) { self.lists = lists }
  }
}
