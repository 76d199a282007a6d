import VStyleSelectors
package import VStyleValues

/// What compilations against one schema find out again and again: what names mean, and what declarations say that
/// were compiled without a diagnostic. A compilation gives the same with it and without, only later.
///
/// - Complexity: grows with the number of different declarations; whoever keeps one bounds how many sheets it sees.
package struct CompilerMemory: Sendable {
  /// What it is about; `nil` before the first compilation.
  private(set) var schema: StyleSchema?

  /// The grammar of selectors with the states of the schema, once it was asked for.
  var stateGrammar: SelectorGrammar?

  /// The numbers of the sets of classes; 0 is that of every class.
  private var viewTypeSetNumbers: [[String]: Int] = [:]

  /// The names of the sets of classes by their numbers.
  private var viewTypeSetNames: [[String]] = [[]]

  /// What names stand for in the classes at hand.
  var knownNames: [CandidateKey: NamedProperty] = [:]

  /// The classes that have the properties which the classes at hand lack.
  var knownOwners: [String: [String]] = [:]

  /// What media queries ask for, which no schema has a say in.
  var media = ByteMemo<StyleCondition>()

  /// What names stand for, by the numbers that declarations know it by: it is never forgotten.
  private(set) var properties = PropertyNumbers()

  /// What the names of declarations stand for, by the classes at hand.
  var names = ByteMemo<NameMeaning>()

  /// What declarations say.
  var declarations = DeclarationMemo()

  /// What the preludes of rules say that were read without a diagnostic, so that every mistake is reported where it
  /// stands.
  var selectors = ByteMemo<KnownSelectors>()

  /// What the types in plain selectors stand for.
  var types = ByteMemo<TypeMeaning>()

  /// Whether pseudo-classes may stand in plain selectors.
  var plainPseudoClasses = ByteMemo<Bool>()

  /// Makes an empty memory.
  package init() {}

  /// Forgets everything unless it is about a schema.
  mutating func prepare(for schema: StyleSchema) {
    if self.schema?.isIdentical(to: schema) != true { self = CompilerMemory() }
    self.schema = schema
  }

  /// A set of classes with its number.
  mutating func viewTypeSet(_ names: [String]) -> ViewTypeSet {
    guard !names.isEmpty else { return .any }
    if let known = viewTypeSetNumbers[names] { return ViewTypeSet(number: known) }
    viewTypeSetNumbers[names] = viewTypeSetNames.count
    viewTypeSetNames.append(names)
    return ViewTypeSet(number: viewTypeSetNames.count - 1)
  }

  /// The names of the classes in a set; none for that of every class.
  func names(of viewTypes: ViewTypeSet) -> [String] { viewTypeSetNames[viewTypes.number] }

  /// Numbers what a name stands for.
  mutating func add(_ property: NamedProperty) -> Int32 {
    properties.add(NamedProperty(copying: property))
  }

  /// Lets go of the trees of a stylesheet.
  mutating func endStylesheet() {
    media.endStylesheet()
    names.endStylesheet()
    declarations.endStylesheet()
    selectors.endStylesheet()
    types.endStylesheet()
    plainPseudoClasses.endStylesheet()
  }

  /// Forgets what depends on the schema, which has changed, but not what has a number.
  mutating func forget() {
    stateGrammar = nil
    knownNames = [:]
    knownOwners = [:]
    names = ByteMemo()
    declarations.removeAll()
    selectors = ByteMemo()
    types = ByteMemo()
    plainPseudoClasses = ByteMemo()
  }
}

extension CompiledStylesheet {
  /// Compiles sheets as ``compile(_:schema:loader:limits:)`` does, with what compilations before have found out.
  package static func compile(
    _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader, memory: inout CompilerMemory
  ) -> CompiledStylesheet {
    let builder = StylesheetCompiler(schema: schema, loader: loader, limits: CompilerLimits())
    memory.prepare(for: schema)
    swap(&builder.memory, &memory)
    let stylesheet = builder.build(inputs)
    // A sheet that adds classes has names that no other sheet knows.
    if builder.schema.isIdentical(to: schema) { swap(&builder.memory, &memory) }
    return stylesheet
  }
}
