import VStyleSelectors
package import VStyleValues

/// What compilations against one vocabulary find out again and again: what names mean, and what declarations say that
/// were compiled without a finding. A compilation gives the same with it and without, only later.
///
/// - Complexity: grows with the number of different declarations; whoever keeps one bounds how many sheets it sees.
package struct CompilerMemory: Sendable {
  /// What it is about; `nil` before the first compilation.
  private(set) var vocabulary: StyleVocabulary?

  /// The grammar of selectors with the states of the vocabulary, once it was asked for.
  var stateGrammar: SelectorGrammar?

  /// The numbers of the sets of classes; 0 is that of every class.
  private var classSetNumbers: [[String]: Int] = [:]

  /// The sets of single classes by their names; that of every class for one that is not known.
  var setsOfOne: [String: ClassSet] = [:]

  /// What names stand for in the classes at hand.
  var knownNames: [CandidateKey: NamedProperty] = [:]

  /// The classes that have the properties which the classes at hand lack.
  var knownOwners: [String: [String]] = [:]

  /// The conditions of media queries by their texts, which no vocabulary has a say in.
  var media: [String: StyleCondition] = [:]

  /// What the names of declarations stand for.
  var names = NameMemo()

  /// What declarations say.
  var declarations = DeclarationMemo()

  /// What the preludes of rules say.
  var selectors = SelectorMemo()

  /// Makes an empty memory.
  package init() {}

  /// Forgets everything unless it is about a vocabulary.
  mutating func prepare(for vocabulary: StyleVocabulary) {
    if self.vocabulary?.isIdentical(to: vocabulary) != true { self = CompilerMemory() }
    self.vocabulary = vocabulary
  }

  /// A set of classes with its number.
  mutating func classSet(_ names: [String]) -> ClassSet {
    guard !names.isEmpty else { return .any }
    if let known = classSetNumbers[names] { return ClassSet(names: names, number: known) }
    classSetNumbers[names] = classSetNumbers.count + 1
    return ClassSet(names: names, number: classSetNumbers.count)
  }

  /// Lets go of the trees of a program.
  mutating func endProgram() {
    names.endProgram()
    declarations.endProgram()
    selectors.endProgram()
  }

  /// Forgets what depends on the vocabulary, which has changed, but not the numbers of the sets of classes.
  mutating func forget() {
    stateGrammar = nil
    setsOfOne = [:]
    knownNames = [:]
    knownOwners = [:]
    names = NameMemo()
    declarations.removeAll()
    selectors = SelectorMemo()
  }
}

extension StyleProgram {
  /// Compiles sheets as ``compile(_:vocabulary:loader:limits:)`` does, with what compilations before have found out.
  package static func compile(
    _ inputs: [SheetInput], vocabulary: StyleVocabulary, loader: any SheetLoader, memory: inout CompilerMemory
  ) -> StyleProgram {
    let builder = ProgramBuilder(vocabulary: vocabulary, loader: loader, limits: CompilerLimits())
    memory.prepare(for: vocabulary)
    swap(&builder.memory, &memory)
    let program = builder.build(inputs)
    // A sheet that adds classes has names that no other sheet knows.
    if builder.vocabulary.isIdentical(to: vocabulary) { swap(&builder.memory, &memory) }
    return program
  }
}
