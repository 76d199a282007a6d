import VStyleCascade
import VStyleSyntax
import VStyleValues

/// The custom properties that one compiled sheet declares and reads, wherever that is: in rules, styles and themes.
struct CustomPropertyNames: Sendable {
  /// A `var()`, and the sheet in which it stands.
  struct Use: Sendable {
    /// The sheet.
    let source: SourceID
    /// What is read.
    let reference: VariableReferences.Reference
  }

  /// The names that it declares.
  private(set) var declared: Set<String>

  /// What it reads, in order of the sources.
  private(set) var uses: [Use] = []

  init(of stylesheet: CompiledStylesheet) {
    declared = Set(stylesheet.registrations.keys)
    for tree in stylesheet.trees {
      let tape = tree.tape
      for node in tree.nodes where node.kind == .declaration {
        if tape.isDashedIdent(node.nameToken) { declared.insert(tape.name(node.nameToken)) }
        for reference in VariableReferences.all(in: TokenCursor(tape, node.content)) {
          uses.append(Use(source: tree.sourceID, reference: reference))
        }
      }
    }
  }
}

/// The custom properties that the sheets of a project declare and read.
struct ProjectCustomProperties: Sendable {
  /// The names that any sheet declares.
  private(set) var declared: Set<String> = []

  /// The declared names to guess among; none where no sheet reads a name that is not declared.
  let guesses: SpellingCandidates

  /// The names that any sheet reads.
  private(set) var read: Set<String> = []

  init(_ sheets: [CustomPropertyNames]) {
    for sheet in sheets {
      declared.formUnion(sheet.declared)
      for use in sheet.uses { read.insert(use.reference.name) }
    }
    guesses = SpellingCandidates(read.isSubset(of: declared) ? [] : declared.sorted())
  }
}
