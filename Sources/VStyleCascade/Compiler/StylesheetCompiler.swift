import VStyleSelectors
public import VStyleSyntax
public import VStyleValues

/// Compiles sheets into one stylesheet: reads imports, collects names, then turns every rule into typed declarations.
///
/// The builder is used once, by ``CompiledStylesheet/compile(_:schema:loader:limits:)``. It never fails:
/// what is wrong becomes a diagnostic, and everything else works.
///
/// Audited: `@exclusivity(unchecked)` stands where every statement reads and writes. A builder belongs to one thread,
/// and what changes one of these in place is a method of its own, which knows nothing of the builder.
final class StylesheetCompiler {
  let loader: any SheetLoader
  let limits: CompilerLimits
  var schema: StyleSchema {
    didSet {
      memory.forget()
      knownGuesses = [:]
      typeGuesses.forget()
    }
  }
  var sources = SourceMap()
  /// The trees that statements stand in: one or several of each source.
  @exclusivity(unchecked) var trees: [SyntaxTree] = []
  /// The numbers of each source's trees, by source identity.
  private var sourceTrees: [Range<Int>] = []
  @exclusivity(unchecked) var diagnostics: [Diagnostic] = []

  /// The statements of all sheets in cascade order, imported ones in the place of their `@import`.
  @exclusivity(unchecked) var statements: [CollectedStatement] = []
  var styles: [StyleDefinition] = []
  var styleIndex: [String: Int] = [:]
  var themes: [String: Theme] = [:]
  var themeNames: [String] = []
  /// The registered custom properties in order of appearance, with the layers of their rules.
  var registrations: [(name: String, type: CustomPropertyRegistration, layer: Int)] = []

  /// Whether a custom property has a type in any sheet.
  @exclusivity(unchecked) var hasRegistrations = false

  /// Where a custom property has a type, the declarations of custom properties, each as often as it is reported on.
  var customPropertyDeclarations: [(name: String, value: TokenSlice, source: SourceID)] = []

  var layers = LayerTree()
  @exclusivity(unchecked) var recorder = RuleRecorder()
  @exclusivity(unchecked) var nextOrder = 0

  /// What was found out before about the schema.
  @exclusivity(unchecked) var memory = CompilerMemory()

  /// The properties that unknown names were probably meant to be.
  var knownGuesses: [CandidateKey: String?] = [:]

  /// How many builders guess about parts of the sheets.
  var guessShare = 1

  /// How many names of properties were compared with those of all classes.
  var farGuesses = 0

  var typeGuesses = NameGuesses()
  var themeGuesses = NameGuesses()
  var styleGuesses = NameGuesses()

  /// How many unknown names of a kind are guessed about.
  var guessLimit = Limit.spellingGuesses.value

  /// The bytes of declarations that lack a semicolon, by tree.
  private var missingSemicolons: [Int: [SourceRange]] = [:]

  /// How many properties the classes of `@view` have, inherited ones included.
  var viewPropertyCount = 0

  var expandedDeclarations = 0

  /// The styles that are being inserted, outermost first.
  var expanding: [String] = []

  /// Whether styles that insert each other too deep were reported.
  var hasReportedInsertionDepth = false

  init(schema: StyleSchema, loader: any SheetLoader, limits: CompilerLimits) {
    self.schema = schema
    self.loader = loader
    self.limits = limits
  }

  /// - Parameter compileMore: compiles what is to be checked together with the sheets.
  func build(_ inputs: [SheetInput], compileMore: () -> Void = {}) -> CompiledStylesheet {
    for input in inputs {
      var collector = SheetCollector(builder: self, root: input.source.path, origin: input.origin)
      collector.collect(input.source)
    }
    memory.declarations.beginStylesheet()
    reportStyleCycles()
    reportThemeDepth()
    let sheets = compileStatements()
    let named = styles.map { definition in recordingBlocks { compileStyle(definition) } }
    compileMore()
    let ranks = layers.ranks()
    let types = strongestRegistrations(ranks)
    checkRegisteredCustomProperties(types)
    memory.endStylesheet()
    let store = recorder.store(trees, memory.properties)
    var rules = RuleList()
    rules.reserve(blocks: sheets.reduce(0) { $0 + $1.blockCount })
    for part in sheets { part.append(to: &rules, own: store) }
    return CompiledStylesheet(
      sources: sources, syntax: CompiledTrees(trees, sources: sourceTrees), schema: schema, rules: rules,
      layerRanks: ranks,
      layerNames: layers.names, themes: themes, themeNames: themeNames, registrations: types,
      styles: zip(styles, named).map { namedStyle($0, store.rules(of: $1)) }, diagnostics: sortedDiagnostics())
  }

  /// The numbers of the blocks that something takes down.
  func recordingBlocks(_ body: () -> Void) -> Range<Int> {
    let first = recorder.blocks.count
    body()
    return first..<recorder.blocks.count
  }

  func report(_ diagnostic: consuming Diagnostic) { diagnostics.append(diagnostic) }

  /// The places in a tree where a semicolon is missing, in order.
  func missingSemicolons(in tree: Int) -> [SourceRange] {
    if let known = missingSemicolons[tree] { return known }
    let ranges = trees[tree].diagnostics.filter { $0.rule == .missingSemicolon }.map(\.location.range)
      .sorted { $0.start < $1.start }
    missingSemicolons[tree] = ranges
    return ranges
  }

  /// Adds a sheet.
  ///
  /// - Returns: the numbers of its trees, which hold one part of it each.
  func parse(_ source: SourceText) -> Range<Int> {
    add(SyntaxTree.parts(parsing: source, as: sources.add(source), limits: limits.syntax))
  }

  /// Adds what stands between the braces of a rule.
  ///
  /// - Returns: the number of its tree.
  func parseBlockContents(_ source: SourceText) -> Int {
    let id = sources.add(source)
    return add([SyntaxTree(parsingBlockContents: source, as: id, limits: limits.syntax)]).lowerBound
  }

  private func add(_ parts: [SyntaxTree]) -> Range<Int> {
    let numbers = trees.count..<trees.count + parts.count
    trees += parts
    sourceTrees.append(numbers)
    for part in parts { diagnostics += part.diagnostics }
    return numbers
  }

  /// The order for the next rule.
  func takeOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  private func sortedDiagnostics() -> [Diagnostic] {
    // OPTIMIZATION: a diagnostic is large; most are in order already.
    let places = diagnostics.indices.map { number in
      (diagnostics[number].location.source.index, diagnostics[number].location.range.start, number)
    }
    let inOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    return inOrder ? diagnostics : places.sorted { $0 < $1 }.map { diagnostics[$0.2] }
  }
}

/// How much a compilation may take in.
public struct CompilerLimits: Sendable {
  /// The limits of each source.
  public var syntax = SyntaxLimits()

  /// How many simple selectors one rule may have. Default: 1,024.
  public var selectorComponents = Limit.selectorParts.value

  /// How deep sheets may import each other. Default: 32.
  public var importDepth = Limit.importDepth.value

  /// How many sheets may be imported in all. Default: 10,000.
  public var importCount = Limit.importCount.value

  /// How many declarations `@apply` and `extends` may insert in all. Default: 200,000.
  public var expandedDeclarations = Limit.insertedDeclarations.value

  /// How many tokens there are at least in statements that are compiled at the same time as others; fewer are done
  /// before another thread has woken up. Default: 8,192. Changes nothing but how long it takes.
  package var chunkTokens = 8_192

  /// Makes the default limits.
  public init() {}
}

/// A statement of a sheet, or the border of an imported sheet.
enum CollectedStatement {
  /// A statement; it is independent where compiling it changes nothing that others see.
  case node(Int, tree: Int, origin: Origin, isIndependent: Bool)
  indirect case enterImport(ImportClause, origin: Origin)
  case leaveImport
}

/// A `@style` rule before it is compiled.
struct StyleDefinition {
  let name: String
  let tree: Int
  let node: Int
  let nameLocation: SourceLocation
  let typeName: (name: String, location: SourceLocation)?
  let base: (name: String, location: SourceLocation)?
  /// The styles that the block applies.
  let applied: [(name: String, location: SourceLocation)]
}

extension CompiledStylesheet {
  /// Compiles sheets, the weakest first. Never fails; see ``diagnostics``.
  ///
  /// - Parameters:
  ///   - inputs: the sheets in load order.
  ///   - schema: the classes and properties to check against.
  ///   - loader: reads what the sheets import.
  ///   - limits: how much is taken in.
  public static func compile(
    _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader = NoImports(),
    limits: CompilerLimits = CompilerLimits()
  ) -> CompiledStylesheet {
    StylesheetCompiler(schema: schema, loader: loader, limits: limits).build(inputs)
  }
}
