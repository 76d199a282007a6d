import VStyleCascade
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// `var(--name)` of a token that no sheet of the project declares, without a fallback.
  static let unknownToken = LintRule(
    .unknownToken,
    bad: [
      """
      :root { --surface: white; }
      View.card { background-color: var(↓--surfce); }
      """
    ],
    good: [
      """
      :root { --surface: white; }
      View.card { background-color: var(--surface); }
      """,
      "View.card { background-color: var(--surface, white); }",
    ],
    check: { context in
      guard context.isComplete else { return [] }
      let declared = Set(context.declaredTokens)
      return context.program.trees.flatMap { tree in
        tree.references().compactMap { reference -> Diagnostic? in
          guard reference.fallback == nil, !declared.contains(reference.name) else { return nil }
          return Diagnostic.unknownToken(
            reference.name, at: SourceLocation(tree.sourceID, reference.range), among: context.declaredTokens)
        }
      }
    })
}

extension SyntaxTree {
  /// Every `var()` in a value.
  fileprivate func references() -> [VariableReferences.Reference] {
    nodes.filter { $0.kind == .declaration }.flatMap {
      VariableReferences.all(in: TokenCursor(tape, $0.content))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownToken(_ name: String, at location: SourceLocation, among names: [String]) -> Diagnostic
  {
    let guess = Spelling.closest(to: name, in: names)
    return Diagnostic(
      .unknownToken, at: location, "no sheet declares the token `\(name)`", expected: "the name of a token",
      found: "`\(name)`", help: guess.map { "did you mean `\($0)`?" },
      fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? [])
  }
}
