import VStyleSelectors
import VStyleSyntax

/// The rules of a stylesheet in parallel arrays.
///
/// OPTIMIZATION: an object for each rule is simpler. Rules, selectors and declarations are indices here. A sheet with
/// thousands of rules needs a handful of arrays and is freed as quickly. ``StyleRule`` and ``Declaration`` are created
/// on demand.
@usableFromInline
package final class RuleStore: Sendable {
  /// The syntax trees of the rules.
  let trees: [SyntaxTree]

  /// The contents of declarations, without duplicates.
  private let contents: DeclarationContents

  /// The declarations; those of one block are consecutive.
  let entries: ContiguousArray<Entry>

  /// The blocks in order of appearance.
  let blocks: ContiguousArray<Block>

  /// The at-rules that contain the rules.
  let enclosing: [EnclosingAtRules]

  private let selectors: StylesheetSelectors

  init(
    trees: [SyntaxTree], contents: DeclarationContents, entries: ContiguousArray<Entry>,
    blocks: ContiguousArray<Block>, enclosing: [EnclosingAtRules], selectors: StylesheetSelectors
  ) {
    self.trees = trees
    self.contents = contents
    self.entries = entries
    self.blocks = blocks
    self.enclosing = enclosing
    self.selectors = selectors
  }

  /// A declaration: the ID of its content, and its statement in the block's tree.
  @usableFromInline
  struct Entry: Sendable {
    let content: Int32
    let node: Int32

    @usableFromInline
    init(content: Int32, node: Int32) { (self.content, self.node) = (content, node) }
  }

  /// Consecutive declarations of a rule, and their selectors.
  package struct Block {
    /// The selectors; `nil` for the roots of the theme in ``EnclosingAtRules/theme``.
    let selectors: SelectorStore.ID?

    /// The index of the at-rules that contain the rule.
    let enclosing: Int32

    /// The position among all blocks.
    let order: Int32

    /// The index of the tree; −1 for declarations written in Swift.
    let tree: Int32

    let firstEntry: Int32
    let endEntry: Int32
  }

  /// A list of selectors by ID.
  func list(_ index: SelectorStore.ID) -> SelectorList { selectors[index] }

  /// The specificity of a selector in a list.
  func specificity(of selector: Int, in index: SelectorStore.ID) -> Specificity {
    selectors.read(index) { $0.selectors[selector].specificity }
  }

  /// The number of rules of a block: one for each selector.
  func ruleCount(of block: Int) -> Int { blocks[block].selectors.map(selectors.store.selectorCount) ?? 1 }

  /// The rules of some blocks, in order.
  package func rules(of blocks: Range<Int>) -> [StyleRule] {
    var rules = RuleList()
    rules.append(self, blocks)
    return Array(rules)
  }

  /// The declaration with an index in ``entries``.
  func declaration(_ entry: Int, tree: Int32) -> Declaration {
    let (content, node) = (contents[entries[entry].content], Int(entries[entry].node))
    return tree < 0 ? Declaration(content) : Declaration(content, tree: trees[Int(tree)], node: node)
  }

  /// Calls a function with the content of each declaration of a block.
  func forEachContent(of block: Block, _ body: (DeclarationContent) -> Void) {
    contents.read { contents in
      for entry in Int(block.firstEntry)..<Int(block.endEntry) { body(contents[Int(entries[entry].content)]) }
    }
  }

  /// The declarations of a block whose contents meet a condition.
  func declarations(of block: Block, where isWanted: (DeclarationContent) -> Bool) -> [Declaration] {
    var found: [Declaration] = []
    contents.read { contents in
      for entry in Int(block.firstEntry)..<Int(block.endEntry) where isWanted(contents[Int(entries[entry].content)]) {
        found.append(declaration(entry, tree: block.tree))
      }
    }
    return found
  }

  /// The location of the first declaration of a block; `nil` for a style written in Swift, and without declarations.
  func location(of block: Block) -> SourceLocation? {
    guard block.tree >= 0, block.firstEntry < block.endEntry else { return nil }
    let (tree, node) = (trees[Int(block.tree)], Int(entries[Int(block.firstEntry)].node))
    return tree.location(of: tree.nodes[node].tokens)
  }

  /// A copy of the store with other declarations.
  func with(_ entries: ContiguousArray<Entry>, _ blocks: ContiguousArray<Block>) -> RuleStore {
    RuleStore(
      trees: trees, contents: contents, entries: entries, blocks: blocks, enclosing: enclosing,
      selectors: selectors)
  }
}
