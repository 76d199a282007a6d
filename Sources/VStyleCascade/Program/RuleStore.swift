import VStyleSelectors
import VStyleSyntax

/// The rules of a program side by side in arrays.
///
/// A rule and its declarations are numbers in here, so that a sheet of thousands of them takes a handful of arrays and
/// is let go of as quickly. ``StyleRule`` and ``Declaration`` are made of the numbers when they are asked for.
final class RuleStore: Sendable {
  /// The trees that declarations stand in.
  let trees: [SyntaxTree]

  /// What declarations say, each once.
  let contents: [DeclarationContent]

  /// The declarations, those of one block in a row.
  let entries: ContiguousArray<Entry>

  /// The blocks in order of appearance.
  let blocks: ContiguousArray<Block>

  init(
    trees: [SyntaxTree], contents: [DeclarationContent], entries: ContiguousArray<Entry>,
    blocks: ContiguousArray<Block>
  ) {
    self.trees = trees
    self.contents = contents
    self.entries = entries
    self.blocks = blocks
  }

  /// One declaration: what it says, and its statement in the block's tree.
  struct Entry {
    let content: Int32
    let node: Int32
  }

  /// Declarations that stand together, and what they apply to.
  struct Block: Sendable {
    /// What the declarations apply to; `nil` for the roots of the theme of the surroundings.
    let selectors: SelectorList?

    let surroundings: RuleSurroundings

    /// The place among all blocks.
    let order: Int32

    /// The number of the tree, −1 for declarations written in Swift.
    let tree: Int32

    let firstEntry: Int32
    let endEntry: Int32

    /// How many rules the block makes: one for each selector.
    var ruleCount: Int { selectors?.selectors.count ?? 1 }
  }

  /// The rules that some of the blocks make, in order.
  func rules(of blocks: Range<Int>, orderOffset: Int = 0) -> [StyleRule] {
    var rules: [StyleRule] = []
    rules.reserveCapacity(blocks.count * 5 / 4)
    for block in blocks {
      let count = self.blocks[block].ruleCount
      for selector in 0..<count {
        rules.append(StyleRule(self, block: block, selector: selector, orderOffset: orderOffset))
      }
    }
    return rules
  }

  /// A declaration of a block.
  func declaration(_ entry: Int, tree: Int32) -> Declaration {
    let (content, node) = (contents[Int(entries[entry].content)], Int(entries[entry].node))
    return tree < 0 ? Declaration(content) : Declaration(content, tree: trees[Int(tree)], node: node)
  }
}
