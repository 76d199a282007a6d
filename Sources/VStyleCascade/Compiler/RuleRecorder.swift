import VStyleSelectors
import VStyleSyntax

/// Takes down the blocks of a program while it is compiled.
struct RuleRecorder {
  private var contents: [DeclarationContent] = []
  private var entries: ContiguousArray<RuleStore.Entry> = []
  private(set) var blocks: ContiguousArray<RuleStore.Block> = []

  /// The first declaration of the block that is being read.
  private var firstEntry = 0

  /// Makes room for a sheet.
  mutating func reserve(statements: Int) {
    entries.reserveCapacity(entries.count + statements)
    blocks.reserveCapacity(blocks.count + statements / 3)
  }

  /// Takes down what a declaration says for the first time, and gives it a number.
  mutating func add(_ content: DeclarationContent) -> Int32 {
    contents.append(content)
    return Int32(truncatingIfNeeded: contents.count - 1)
  }

  /// Takes down a declaration of the block.
  @inline(__always)
  mutating func append(_ content: Int32, node: Int) {
    entries.append(RuleStore.Entry(content: content, node: Int32(truncatingIfNeeded: node)))
  }

  /// Whether the block has declarations so far.
  var hasDeclarations: Bool { entries.count > firstEntry }

  /// Ends the block.
  mutating func endBlock(
    _ selectors: SelectorList?, _ surroundings: RuleSurroundings, order: Int, tree: Int
  ) {
    blocks.append(
      RuleStore.Block(
        selectors: selectors, surroundings: surroundings, order: Int32(truncatingIfNeeded: order),
        tree: Int32(truncatingIfNeeded: tree), firstEntry: Int32(truncatingIfNeeded: firstEntry),
        endEntry: Int32(truncatingIfNeeded: entries.count)))
    firstEntry = entries.count
  }

  /// All of it, for good.
  func store(_ trees: [SyntaxTree]) -> RuleStore {
    RuleStore(trees: trees, contents: contents, entries: entries, blocks: blocks)
  }
}
