import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Compiles sheets to one stylesheet: loads imports, collects names, then compiles every rule to typed declarations.
///
/// A compiler is used once, as in ``CompiledStylesheet/compile(_:schema:loader:limits:advice:)``. Compilation never fails: an
/// error in a sheet becomes a diagnostic, and the rest of the sheet is compiled.
///
/// Audited: `@exclusivity(unchecked)` marks the properties that every statement reads and writes. A compiler belongs
/// to one thread. A change in place is a method of the property's own type, which has no access to the compiler.
package final class StylesheetCompiler {
  package let loader: any SheetLoader
  let limits: CompilerLimits
  package internal(set) var schema: StyleSchema {
    didSet {
      cache.forget()
      adviser?.forget()
    }
  }
  var sources = SourceMap()
  /// The trees of the statements: one or several for each source.
  @exclusivity(unchecked) var trees: [SyntaxTree] = []
  /// The indices of each source's trees, by source identity.
  private var sourceTrees: [Range<Int>] = []
  @exclusivity(unchecked) var diagnostics: [ReportedDiagnostic] = []

  /// The statements of all sheets in cascade order. Imported ones replace their `@import`.
  @exclusivity(unchecked) var statements: [CollectedStatement] = []

  /// Whether a sheet is compiled several times, because it is imported in several contexts.
  var hasRepeatedSheets = false
  package internal(set) var styles: [StyleDefinition] = []
  var styleIndex: [String: Int] = [:]
  var themes: [String: Theme] = [:]
  package internal(set) var themeNames: [String] = []
  /// The `@property` rules in order of appearance.
  var registrations: [RegistrationRule] = []
  /// The `@keyframes` rules in order of appearance.
  var keyframes: [KeyframesDefinition] = []

  /// Whether any sheet names media queries.
  var hasCustomMedia = false

  /// The keywords of the `@custom-media` rules that are in no block.
  var customMediaPlaces: Set<SourceLocation> = []

  /// The media queries of the `@custom-media` rules by name; `nil` while the sheets are loaded.
  var customQueries: [String: MediaQuery]? = [:]

  /// Whether any sheet registers a custom property.
  @exclusivity(unchecked) var hasRegistrations = false

  /// The declarations of custom properties, if a sheet registers one; each as often as it is reported on.
  var customPropertyDeclarations: [(name: String, value: TokenSlice, source: SourceID)] = []

  var layers = LayerTree()
  @exclusivity(unchecked) var recorder = RuleRecorder()
  @exclusivity(unchecked) var nextOrder = 0

  /// The results of earlier compilations for the schema.
  @exclusivity(unchecked) package var cache = CompilerCache()

  /// Says what to write instead of what is refused; `nil` in release builds of apps.
  let advice: (any CompilerAdvice)?

  /// The adviser on unknown names; `nil` without advice.
  private(set) lazy var adviser = advice?.makeNameAdviser()

  /// The number of compilers that share the suggestions for the sheets.
  package internal(set) var guessShare = 1

  /// The greatest number of unknown names of one sort with a suggestion.
  package internal(set) var guessLimit = Limit.spellingGuesses.value

  /// The ranges with a missing semicolon, by tree.
  private var missingSemicolons: [Int: [SourceRange]] = [:]

  /// The names of the view types that `@view` rules have declared.
  var declaredViews: Set<String> = []

  /// The number of properties of all `@view` types, inherited ones included.
  var viewPropertyCount = 0

  var expandedDeclarations = 0

  /// The names of the styles in insertion, outermost first.
  package internal(set) var expanding: [String] = []

  /// Whether styles that insert each other too deep are reported already.
  var hasReportedInsertionDepth = false

  init(
    schema: StyleSchema, loader: any SheetLoader = NoImports(), limits: CompilerLimits = CompilerLimits(),
    advice: (any CompilerAdvice)?
  ) {
    self.schema = schema
    self.loader = loader
    self.limits = limits
    self.advice = advice
  }

  /// Compiles sheets.
  ///
  /// - Parameters:
  ///   - inputs: the sheets in load order.
  ///   - compileMore: compiles blocks that are checked together with the sheets.
  func build(_ inputs: [SheetInput], compileMore: () -> Void = {}) -> CompiledStylesheet {
    customQueries = nil
    for input in inputs {
      let collected = SheetCollector.collect(input, for: self)
      if statements.isEmpty { statements = collected } else { statements += collected }
    }
    compileCustomMedia()
    cache.declarations.beginStylesheet()
    reportStyleCycles()
    reportThemeDepth()
    let sheets = compileStatements()
    let named = styles.map { definition in recordingBlocks { compileStyle(definition) } }
    let keyframes = keyframes.map { definition in (definition, compileKeyframes(definition)) }
    compileMore()
    var atRules = LayersAndRegistrations(layers, registrations)
    checkRegisteredCustomProperties(atRules.registrations)
    cache.endStylesheet()
    let store = recorder.store(trees, cache.properties)
    atRules.customQueries = customQueries ?? [:]
    atRules.set(keyframes.map { $0.rule(of: $1, in: store) })
    var rules = RuleList()
    rules.reserve(blocks: sheets.reduce(0) { $0 + $1.blockCount })
    for part in sheets { part.append(to: &rules, own: store) }
    return CompiledStylesheet(
      sources: sources, syntax: CompiledTrees(trees, sources: sourceTrees), schema: schema, rules: rules,
      atRules: atRules, themes: themes, themeNames: themeNames,
      styles: zip(styles, named).map { namedStyle($0, store.rules(of: $1)) },
      diagnostics: ReportedDiagnostics(sortedDiagnostics()))
  }

  /// Runs a function and returns the indices of the blocks that it records.
  func recordingBlocks(_ body: () -> Void) -> Range<Int> {
    let first = recorder.blocks.count
    body()
    return first..<recorder.blocks.count
  }

  func report(_ diagnostic: Diagnostic) { report(at: diagnostic.location) { diagnostic } }

  /// Reports a diagnostic that is made when somebody reads it.
  func report(at location: SourceLocation, _ make: @escaping @Sendable () -> Diagnostic) {
    guard let advice else { return diagnostics.append(ReportedDiagnostic(at: location, make)) }
    diagnostics.append(ReportedDiagnostic(at: location) { advice.completed(make()) })
  }

  /// Reports a value that no value type of a property accepts.
  func report(_ error: ValueError, of property: String, _ kinds: [ValueKind], _ slice: TokenSlice, in source: SourceID)
  {
    report(at: SourceLocation(source, error.range)) { [advice] in
      advised(error, of: property, kinds, slice, in: source, advice).with(error.detail(of: slice, kinds))
    }
  }

  /// The ranges in a tree with a missing semicolon, in order.
  func missingSemicolons(in tree: Int) -> [SourceRange] {
    if let known = missingSemicolons[tree] { return known }
    let ranges = trees[tree].diagnostics.filter { $0.rule == .missingSemicolon || $0.rule == .lineComment }
      .map(\.location.range)
      .sorted { $0.start < $1.start }
    missingSemicolons[tree] = ranges
    return ranges
  }

  /// Parses and adds a sheet.
  ///
  /// - Returns: the indices of its trees, one for each part of the sheet.
  func parse(_ source: SourceText) -> Range<Int> {
    add(SyntaxTree.parts(parsing: source, as: sources.add(source), limits: limits.syntax))
  }

  /// Parses and adds the contents of a rule's block.
  ///
  /// - Returns: the index of its tree.
  func parseBlockContents(_ source: SourceText) -> Int {
    let id = sources.add(source)
    return add([SyntaxTree(parsingBlockContents: source, as: id, limits: limits.syntax)]).lowerBound
  }

  private func add(_ parts: [SyntaxTree]) -> Range<Int> {
    let indices = trees.count..<trees.count + parts.count
    trees += parts.map(\.withoutNoise)
    sourceTrees.append(indices)
    for part in parts { diagnostics += part.diagnostics.map(ReportedDiagnostic.init(complete:)) }
    return indices
  }

  /// Returns the order of the next rule and advances it.
  func consumeOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  private func sortedDiagnostics() -> [ReportedDiagnostic] {
    // OPTIMIZATION: sorting the diagnostics is simpler, but they are large and mostly in order already.
    let locations = diagnostics.indices.map { index in
      (diagnostics[index].location.source.index, diagnostics[index].location.range.start, index)
    }
    let inOrder = zip(locations, locations.dropFirst()).allSatisfy { $0 < $1 }
    let sorted = inOrder ? diagnostics : locations.sorted { $0 < $1 }.map { diagnostics[$0.2] }
    return hasRepeatedSheets ? ReportedDiagnostic.withoutRepetitions(sorted) : sorted
  }
}

/// The limits of a compilation.
package struct CompilerLimits: Sendable {
  /// The limits of each source.
  package var syntax = SyntaxLimits()

  /// The greatest number of simple selectors in a rule. Default: 2,048.
  package var selectorComponents = Limit.selectorParts.value

  /// The greatest depth of imports. Default: 32.
  package var importDepth = Limit.importDepth.value

  /// The greatest number of imported sheets. Default: 10,000.
  package var importCount = Limit.importCount.value

  /// The greatest size in bytes of the sheets that are imported in further contexts. Default: 4 MiB.
  package var copiedSheetBytes = Limit.copiedSheetBytes.value

  /// The greatest number of declarations that `@apply` and `extends` insert. Default: 200,000.
  package var expandedDeclarations = Limit.insertedDeclarations.value

  /// The least number of tokens in a chunk of statements that is compiled in parallel. Default: 8,192.
  ///
  /// A smaller chunk is compiled before another thread wakes up. The limit affects only the speed.
  package var chunkTokens = 8_192

  /// Creates the default limits.
  package init() {}
}

/// A statement of a sheet, or the start or end of an imported sheet.
enum CollectedStatement {
  /// A statement. An independent one leaves state that other statements see unchanged.
  case node(Int, tree: Int, origin: CascadeOrigin, isIndependent: Bool)
  /// The start of an imported sheet, which may be compiled only for the order of its layers.
  indirect case enterImport(ImportClause, origin: CascadeOrigin, isForLayers: Bool)
  case leaveImport
}

/// A `@style` rule before it is compiled.
package struct StyleDefinition {
  package let name: String
  let tree: Int
  let node: Int
  let nameLocation: SourceLocation
  let typeName: (name: String, location: SourceLocation)?
  let base: (name: String, location: SourceLocation)?
  /// The styles that the block applies.
  let applied: [(name: String, location: SourceLocation)]
}

extension CompiledStylesheet {
  /// Compiles sheets, weakest first. Compilation never fails; see ``diagnostics``.
  ///
  /// - Parameters:
  ///   - inputs: the sheets in load order.
  ///   - schema: the view types and properties to check against.
  ///   - loader: loads the imports of the sheets.
  ///   - limits: the limits of the compilation.
  ///   - advice: completes the diagnostics; `nil` for none.
  package static func compile(
    _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader = NoImports(),
    limits: CompilerLimits = CompilerLimits(), advice: (any CompilerAdvice)?
  ) -> CompiledStylesheet {
    StylesheetCompiler(schema: schema, loader: loader, limits: limits, advice: advice).build(inputs)
  }
}
