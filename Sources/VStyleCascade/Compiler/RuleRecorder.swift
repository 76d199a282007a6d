import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Takes down the blocks of a stylesheet while it is compiled.
struct RuleRecorder {
  private var contents: ContiguousArray<RecordedContent> = []
  private var entries: ContiguousArray<RuleStore.Entry> = []
  private(set) var blocks: ContiguousArray<RuleStore.Block> = []
  private var surroundings: [RuleSurroundings] = []

  /// The selectors of the rules.
  var selectors = SelectorStore()

  /// The first declaration of the block that is being read.
  private var firstEntry = 0

  /// The number of the list that is the element of a style; `nil` before there is one.
  private var elementNumber: SelectorStore.Number?

  /// Makes room for a sheet.
  mutating func reserve(statements: Int) {
    entries.reserveCapacity(entries.count + statements)
    blocks.reserveCapacity(blocks.count + statements / 3)
    selectors.reserve(rules: statements / 3)
  }

  /// Takes down what a declaration says for the first time, and gives it a number.
  mutating func add(_ content: RecordedContent) -> Int32 {
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

  /// What `&` alone stands for: the element that has a style, or the root of a scope.
  mutating func elementSelector() -> SelectorStore.Number {
    if let elementNumber { return elementNumber }
    let number = selectors.add(SelectorList([.element]))
    elementNumber = number
    return number
  }

  /// Ends the block.
  mutating func endBlock(
    _ selectors: SelectorStore.Number?, _ surroundings: RuleSurroundings, order: Int, tree: Int
  ) {
    if self.surroundings.last !== surroundings { self.surroundings.append(surroundings) }
    blocks.append(
      RuleStore.Block(
        selectors: selectors, surroundings: Int32(truncatingIfNeeded: self.surroundings.count - 1),
        order: Int32(truncatingIfNeeded: order), tree: Int32(truncatingIfNeeded: tree),
        firstEntry: Int32(truncatingIfNeeded: firstEntry), endEntry: Int32(truncatingIfNeeded: entries.count)))
    firstEntry = entries.count
  }

  /// All of it, for good.
  ///
  /// - Parameter properties: those that the declarations name by their numbers.
  func store(_ trees: [SyntaxTree], _ properties: PropertyNumbers) -> RuleStore {
    RuleStore(
      trees: trees, contents: DeclarationContents(contents, trees, properties), entries: entries, blocks: blocks,
      surroundings: surroundings,
      selectors: StylesheetSelectors(selectors, trees))
  }
}
