package import VStyleAdvice
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// The custom properties that one compiled stylesheet declares and reads, in rules, styles and themes.
package struct CustomPropertyNames: Sendable {
  /// A `var()`, and the sheet that contains it.
  package struct Use: Sendable {
    package let source: SourceID
    /// The reference to the custom property.
    package let reference: VariableReferences.Reference
  }

  /// The declared names, including those of `@property`.
  package private(set) var declared: Set<String>

  /// The references, in order of the sources.
  package private(set) var uses: [Use] = []

  /// The names that are read.
  package var read: Set<String> { Set(uses.map(\.reference.name)) }

  /// The names in statements that could not be read. Their mistake is reported, so that these are not unused.
  package private(set) var skipped: Set<String> = []

  package init(of stylesheet: CompiledStylesheet) {
    declared = Set(stylesheet.registrations.keys)
    for tree in stylesheet.trees { add(tree) }
  }

  /// Creates the names of one sheet, without those of `@property`.
  package init(in tree: SyntaxTree) {
    declared = []
    add(tree)
  }

  private mutating func add(_ tree: SyntaxTree) {
    let tape = tree.tape
    for node in tree.nodes where node.kind == .invalid {
      // The mistake of the statement is reported, so its custom properties are not missing.
      for token in node.tokens where tape.isDashedIdent(token) {
        if tape.kind(token + 1) == .colon {
          declared.insert(tape.name(token))
        } else {
          skipped.insert(tape.name(token))
        }
      }
    }
    for node in tree.nodes where node.kind == .declaration {
      if tape.isDashedIdent(node.nameToken) { declared.insert(tape.name(node.nameToken)) }
      for reference in VariableReferences.all(in: TokenCursor(tape, node.content)) {
        uses.append(Use(source: tree.sourceID, reference: reference))
      }
    }
  }
}

/// The custom properties that the sheets of a project declare and read.
package final class ProjectCustomProperties: Sendable {
  /// The names that any sheet declares.
  package let declared: Set<String>

  /// The declared names to suggest for an undeclared name; empty if no sheet reads an undeclared name.
  package let guesses: SpellingCandidates

  /// The names that any sheet reads.
  package let read: Set<String>

  /// The names in statements that could not be read.
  package let skipped: Set<String>

  package init(_ sheets: some Sequence<(declared: Set<String>, read: Set<String>, skipped: Set<String>)>) {
    var (declared, read, skipped): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for sheet in sheets {
      declared.formUnion(sheet.declared)
      read.formUnion(sheet.read)
      skipped.formUnion(sheet.skipped)
    }
    (self.declared, self.read, self.skipped) = (declared, read, skipped)
    guesses = SpellingCandidates(read.isSubset(of: declared) ? [] : declared.sorted())
  }

  /// Whether a sheet reads a custom property, or may read it in a statement with a mistake.
  package func mayRead(_ name: String) -> Bool { read.contains(name) || skipped.contains(name) }
}
