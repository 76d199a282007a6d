import VStyleSelectors
package import VStyleStylesheet
package import VStyleValues

/// A cache of the compiler for one schema: the meanings of names, and declarations compiled without a diagnostic.
///
/// A compilation without the cache has the same result and takes longer.
///
/// - Complexity: its size grows with the number of different declarations. The owner has to bound the number of sheets.
package struct CompilerCache: Sendable {
  /// The schema of the results; `nil` before the first compilation.
  private(set) var schema: StyleSchema?

  /// The grammar of selectors with the states of the schema; `nil` before its first use.
  var stateGrammar: SelectorGrammar?

  /// The IDs of the sets of view types, beside those of ``ViewTypeSet/any`` and ``ViewTypeSet/unknown``.
  private var viewTypeSetIndices: [[String]: Int] = [:]

  /// The names of the view types in each set, by ID.
  private var viewTypeSetNames: [[String]] = [[], []]

  /// The properties that names mean, by the view types of the rule.
  var knownNames: [CandidateKey: NamedProperty] = [:]

  /// The view types that have a property which those of a rule lack, by the property's name.
  var knownOwners: [String: [String]] = [:]

  /// The words of the properties' names, by the set of view types, for names that say the same in other words.
  package var knownPropertyWords: [Int: [NameWords]] = [:]

  /// The conditions of media queries, which do not depend on the schema.
  var media = ByteMemo<StyleCondition>()

  /// The properties by the IDs in declarations. Entries are never removed.
  private(set) var properties = PropertyIDs()

  /// The meanings of the names of declarations, by the view types of the rule.
  var names = ByteMemo<NameMeaning>()

  /// The contents of declarations.
  var declarations = DeclarationMemo()

  /// The selectors of preludes that were parsed without a diagnostic.
  ///
  /// A prelude with a diagnostic is not cached, so that each mistake is reported at its location.
  var selectors = ByteMemo<KnownSelectors>()

  /// The meanings of the types in plain selectors.
  var types = ByteMemo<TypeMeaning>()

  /// Whether pseudo-classes are allowed in plain selectors.
  var plainPseudoClasses = ByteMemo<Bool>()

  /// Creates an empty cache.
  package init() {}

  /// Removes all results if they belong to another schema.
  mutating func prepare(for schema: StyleSchema) {
    if self.schema?.isIdentical(to: schema) != true { self = CompilerCache() }
    self.schema = schema
  }

  /// The set of some view types; ``ViewTypeSet/any`` for no names.
  mutating func viewTypeSet(_ names: [String]) -> ViewTypeSet {
    guard !names.isEmpty else { return .any }
    if let known = viewTypeSetIndices[names] { return ViewTypeSet(index: known) }
    viewTypeSetIndices[names] = viewTypeSetNames.count
    viewTypeSetNames.append(names)
    return ViewTypeSet(index: viewTypeSetNames.count - 1)
  }

  /// The names of the view types in a set; empty for the set of all view types.
  package func names(of viewTypes: ViewTypeSet) -> [String] { viewTypeSetNames[viewTypes.index] }

  /// Adds a property and returns its ID.
  mutating func add(_ property: NamedProperty) -> Int32 {
    properties.add(NamedProperty(copying: property))
  }

  /// Releases the trees of a stylesheet.
  mutating func endStylesheet() {
    media.endStylesheet()
    names.endStylesheet()
    declarations.endStylesheet()
    selectors.endStylesheet()
    types.endStylesheet()
    plainPseudoClasses.endStylesheet()
  }

  /// Removes the results that depend on the schema, which has changed. IDs stay valid.
  mutating func forget() {
    stateGrammar = nil
    knownNames = [:]
    knownOwners = [:]
    knownPropertyWords = [:]
    names = ByteMemo()
    declarations.removeAll()
    selectors = ByteMemo()
    types = ByteMemo()
    plainPseudoClasses = ByteMemo()
  }
}

extension CompiledStylesheet {
  /// Compiles sheets as ``compile(_:schema:loader:limits:advice:)`` does, with the results of earlier compilations.
  ///
  /// - Parameters:
  ///   - inputs: the sheets in load order.
  ///   - schema: the view types and properties to check against.
  ///   - loader: loads the imports of the sheets.
  ///   - advice: completes the diagnostics; `nil` for none.
  ///   - cache: the results of earlier compilations, to which this one adds its own.
  package static func compile(
    _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader, advice: (any CompilerAdvice)?,
    cache: inout CompilerCache
  ) -> CompiledStylesheet {
    let compiler = StylesheetCompiler(schema: schema, loader: loader, advice: advice)
    cache.prepare(for: schema)
    swap(&compiler.cache, &cache)
    let stylesheet = compiler.build(inputs)
    // A sheet that adds view types has a schema of its own, so its cache is not kept.
    if compiler.schema.isIdentical(to: schema) { swap(&compiler.cache, &cache) }
    return stylesheet
  }
}
