import VStyleSelectors
import VStyleSyntax

/// The rules of a stylesheet side by side in arrays.
///
/// A rule, its selectors and its declarations are numbers in here, so that a sheet of thousands of them takes a handful
/// of arrays and is let go of as quickly. ``StyleRule`` and ``Declaration`` are made of the numbers when they are asked
/// for.
final class RuleStore: Sendable {
  /// The trees that rules stand in.
  let trees: [SyntaxTree]

  /// What declarations say, each once.
  private let contents: DeclarationContents

  /// The declarations, those of one block in a row.
  let entries: ContiguousArray<Entry>

  /// The blocks in order of appearance.
  let blocks: ContiguousArray<Block>

  /// What rules stand in.
  let surroundings: [RuleSurroundings]

  private let selectors: StylesheetSelectors

  init(
    trees: [SyntaxTree], contents: DeclarationContents, entries: ContiguousArray<Entry>,
    blocks: ContiguousArray<Block>, surroundings: [RuleSurroundings], selectors: StylesheetSelectors
  ) {
    self.trees = trees
    self.contents = contents
    self.entries = entries
    self.blocks = blocks
    self.surroundings = surroundings
    self.selectors = selectors
  }

  /// One declaration: what it says, and its statement in the block's tree.
  struct Entry {
    let content: Int32
    let node: Int32
  }

  /// Declarations that stand together, and what they apply to.
  struct Block {
    /// What the declarations apply to; `nil` for the roots of the theme of the surroundings.
    let selectors: SelectorStore.Number?

    /// The number of what the rule stands in.
    let surroundings: Int32

    /// The place among all blocks.
    let order: Int32

    /// The number of the tree, −1 for declarations written in Swift.
    let tree: Int32

    let firstEntry: Int32
    let endEntry: Int32
  }

  /// A list of selectors.
  func list(_ number: SelectorStore.Number) -> SelectorList { selectors[number] }

  /// The specificity of one of the selectors of a list.
  func specificity(of selector: Int, in number: SelectorStore.Number) -> Specificity {
    selectors.read(number) { $0.selectors[selector].specificity }
  }

  /// How many rules a block makes: one for each selector.
  func ruleCount(of block: Int) -> Int { blocks[block].selectors.map(selectors.store.selectorCount) ?? 1 }

  /// The rules that some of the blocks make, in order.
  func rules(of blocks: Range<Int>) -> [StyleRule] {
    var rules = RuleList()
    rules.append(self, blocks)
    return Array(rules)
  }

  /// A declaration of a block.
  func declaration(_ entry: Int, tree: Int32) -> Declaration {
    let (content, node) = (contents[entries[entry].content], Int(entries[entry].node))
    return tree < 0 ? Declaration(content) : Declaration(content, tree: trees[Int(tree)], node: node)
  }

  /// The same store with other declarations.
  func with(_ entries: ContiguousArray<Entry>, _ blocks: ContiguousArray<Block>) -> RuleStore {
    RuleStore(
      trees: trees, contents: contents, entries: entries, blocks: blocks, surroundings: surroundings,
      selectors: selectors)
  }
}
