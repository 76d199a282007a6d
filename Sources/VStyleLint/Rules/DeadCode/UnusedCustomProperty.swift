import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A custom property that no sheet reads.
  static let unusedCustomProperty = LintRule(
    .unusedCustomProperty, fixes: .unsafe,
    summary: "A custom property is declared and never read by a sheet of the project.",
    why: "Nobody can tell whether a change of it matters. Remove it, unless Swift reads it.",
    bad: [
      """
      :root { --surface: white; ↓--old: gray; }
      View { background-color: var(--surface); }
      """,
      """
      @property ↓--old { syntax: "<color>"; inherits: true; initial-value: gray; }
      Label { alpha: 1; }
      """,
    ],
    good: [
      """
      :root { --surface: white; }
      View { background-color: var(--surface); }
      """,
      "Label { alpha: 1; }",
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        tree.nodes.compactMap { node in
          guard let token = nameToken(node, tree.tape) else { return nil }
          let name = tree.tape.name(token)
          // An invalid `@property` registers nothing, and is reported itself.
          guard !context.projectCustomProperties.mayRead(name),
            node.kind == .declaration || context.stylesheet.registrations[name] != nil
          else { return nil }
          return Diagnostic(
            .unusedCustomProperty, at: tree.location(ofToken: token),
            "no sheet reads the custom property `\(name)`",
            help: "remove it, unless Swift reads it", fixes: [tree.removal(of: node, .unsafe)])
        }
      }
    })

  /// Returns the name of the custom property that a statement declares or registers; `nil` for any other statement.
  private static func nameToken(_ node: SyntaxNode, _ tape: TokenTape) -> Int? {
    switch node.kind {
    case .declaration where tape.isDashedIdent(node.nameToken): node.nameToken
    case .atRule where tape.isName(node.nameToken, "property"): node.content.first { tape.isDashedIdent($0) }
    default: nil
    }
  }
}
