import VStyleSelectors
package import VStyleSyntax
import VStyleValues

/// Records the blocks of a stylesheet during its compilation.
@usableFromInline
package struct RuleRecorder: Sendable {
  private var contents: ContiguousArray<RecordedContent> = []
  @usableFromInline
  var entries: ContiguousArray<RuleStore.Entry> = []
  package private(set) var blocks: ContiguousArray<RuleStore.Block> = []
  private var enclosing: [EnclosingAtRules] = []

  /// The selectors of the rules.
  package var selectors = SelectorStore()

  /// The index of the first declaration of the current block.
  @usableFromInline
  var firstEntry = 0

  /// The ID of the list with the element of a style; `nil` before its first use.
  private var elementIndex: SelectorStore.ID?

  /// Creates a recorder without blocks.
  package init() {}

  /// Reserves capacity for a sheet.
  package mutating func reserve(statements: Int) {
    entries.reserveCapacity(entries.count + statements)
    blocks.reserveCapacity(blocks.count + statements / 3)
    selectors.reserve(rules: statements / 3)
  }

  /// Adds the content of a declaration and returns its ID.
  package mutating func add(_ content: RecordedContent) -> Int32 {
    contents.append(content)
    return Int32(truncatingIfNeeded: contents.count - 1)
  }

  /// Adds a declaration to the current block.
  @inlinable
  package mutating func append(_ content: Int32, node: Int) {
    entries.append(RuleStore.Entry(content: content, node: Int32(truncatingIfNeeded: node)))
  }

  /// Whether the current block has declarations.
  @inlinable
  package var hasDeclarations: Bool { entries.count > firstEntry }

  /// The list with `&` alone: the element that has a style, or the root of a scope.
  package mutating func elementSelector() -> SelectorStore.ID {
    if let elementIndex { return elementIndex }
    let index = selectors.add(SelectorList([.element]))
    elementIndex = index
    return index
  }

  /// Ends the current block.
  ///
  /// - Parameters:
  ///   - selectors: the selectors of the block; `nil` for the roots of a theme.
  ///   - enclosing: the at-rules that contain the block.
  ///   - order: the order of appearance.
  ///   - tree: the index of the tree; −1 for declarations written in Swift.
  package mutating func endBlock(
    _ selectors: SelectorStore.ID?, _ enclosing: EnclosingAtRules, order: Int, tree: Int
  ) {
    if self.enclosing.last !== enclosing { self.enclosing.append(enclosing) }
    blocks.append(
      RuleStore.Block(
        selectors: selectors, enclosing: Int32(truncatingIfNeeded: self.enclosing.count - 1),
        order: Int32(truncatingIfNeeded: order), tree: Int32(truncatingIfNeeded: tree),
        firstEntry: Int32(truncatingIfNeeded: firstEntry), endEntry: Int32(truncatingIfNeeded: entries.count)))
    firstEntry = entries.count
  }

  /// Ends the current block without recording it.
  @inlinable
  package mutating func dropBlock() { firstEntry = entries.count }

  /// Creates the store of all recorded blocks.
  ///
  /// - Parameters:
  ///   - trees: the syntax trees of the statements.
  ///   - properties: the properties that declarations refer to by ID.
  package func store(_ trees: [SyntaxTree], _ properties: PropertyIDs) -> RuleStore {
    RuleStore(
      trees: trees, contents: DeclarationContents(contents, trees, properties), entries: entries, blocks: blocks,
      enclosing: enclosing,
      selectors: StylesheetSelectors(selectors, trees))
  }
}
