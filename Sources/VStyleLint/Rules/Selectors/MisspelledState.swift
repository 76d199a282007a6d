import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A state of the app with a name that is nearly that of another state.
  static let misspelledState = LintRule(
    .misspelledState, fixes: .suggestion,
    summary: "A name in `:state()` is nearly that of a state, and no other rule has it.",
    why: """
      States in `:state()` are names of the app's own, so no error says that no view ever has this one. Correct the \
      name.
      """,
    bad: [
      "Label:state(↓hovr) { alpha: 0.5; }",
      """
      Button:state(loading) { alpha: 0.5; }
      Label:state(loading) { alpha: 0.5; }
      ImageView:state(↓laoding) { alpha: 0.5; }
      """,
    ],
    good: [
      "Label:state(hover) { alpha: 0.5; }",
      """
      Button:state(loading) { alpha: 0.5; }
      Label:state(loading) { alpha: 0.5; }
      ImageView:state(loaded) { alpha: 0.5; }
      """,
    ],
    check: { context in
      let uses = context.stylesheet.trees.flatMap(customStates)
      guard !uses.isEmpty else { return [] }
      let usual = context.stylesheet.schema.allStates + ["hover"]
      let counts = Dictionary(uses.map { ($0.name, 1) }, uniquingKeysWith: +)
      let repeated = counts.filter { $0.value > 1 }.keys.sorted()
      var guesses = TypoGuesses(usual + repeated)
      return uses.compactMap { use in
        guard counts[use.name] == 1, let state = guesses.meant(by: use.name) else { return nil }
        return Diagnostic(
          .misspelledState, at: use.location, "no other rule has the state `\(use.name)`", found: "`\(use.name)`",
          help: "did you mean `\(state)`?",
          fixes: [.init("replace with `\(state)`", safety: .suggestion, edits: [.init(use.location, state)])])
      }
    })

  /// The names in `:state()` in the selectors of a sheet.
  private static func customStates(_ tree: SyntaxTree) -> [(name: String, location: SourceLocation)] {
    let tape = tree.tape
    return tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap(\.content).compactMap { token in
      guard tape.kind(token) == .function, tape.isName(token, "state"),
        let argument = (token + 1..<tape.closer(of: token)).first(where: { !tape.kind($0).isTrivia }),
        tape.kind(argument) == .ident
      else { return nil }
      return (tape.name(argument), tree.location(ofToken: argument))
    }
  }
}
