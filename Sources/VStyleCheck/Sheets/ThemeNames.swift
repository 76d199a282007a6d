package import VStyleStylesheet
import VStyleSyntax

/// The names of themes in a stylesheet, and where rules name them.
package struct ThemeNames {
  /// The themes that a block declares: it has custom properties or other declarations, or inherits from a theme.
  private var declared: Set<String> = []

  /// The guesses at other names.
  private var guesses = TypoGuesses([])

  /// The names in `:theme()` and in `@theme` blocks that only have rules, which may be misspelled.
  private(set) var uses: [(name: String, location: SourceLocation)] = []

  package init(_ stylesheet: CompiledStylesheet) {
    for tree in stylesheet.trees { read(tree) }
    guesses = TypoGuesses(declared.sorted())
  }

  private mutating func read(_ tree: SyntaxTree) {
    let tape = tree.tape
    var ruleEnd = 0
    for (index, node) in tree.nodes.enumerated() {
      if node.kind == .qualifiedRule {
        ruleEnd = max(ruleEnd, node.subtreeEnd)
        for token in node.content where tape.kind(token) == .function && tape.isName(token, "theme") {
          let argument = (token + 1..<tape.closer(of: token)).first { !tape.kind($0).isTrivia }
          guard let argument, tape.kind(argument) == .ident else { continue }
          uses.append((tape.name(argument), tree.location(ofToken: argument)))
        }
      }
      guard node.kind == .atRule, tape.isName(node.nameToken, "theme"),
        let name = node.content.first(where: { tape.kind($0) == .ident })
      else { continue }
      let inherits = node.content.contains { $0 > name && tape.kind($0) == .ident }
      let declares = tree.children(of: index).contains { tree.nodes[$0].kind == .declaration }
      if index >= ruleEnd, inherits || declares {
        declared.insert(tape.name(name))
      } else {
        uses.append((tape.name(name), tree.location(ofToken: name)))
      }
    }
  }

  /// Returns the declared theme that an undeclared name almost surely stands for; `nil` if there is none.
  package mutating func meant(by name: String) -> String? { guesses.meant(by: name) }
}
