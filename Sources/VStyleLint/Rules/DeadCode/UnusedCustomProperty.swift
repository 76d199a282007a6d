import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A custom property that no sheet reads.
  static let unusedCustomProperty = DiagnosticRule(
    code: "VS6001", name: "unused-custom-property", severity: .warning,
    summary: "A custom property is declared and never read by a sheet of the project.")
}

extension LintRule {
  /// A custom property that no sheet reads.
  static let unusedCustomProperty = LintRule(
    .unusedCustomProperty, tier: .strict, fixes: .unsafe,
    why: "Nobody can tell whether a change of it matters. Remove it, unless Swift reads it.",
    bad: [
      """
      :root { --surface: white; ↓--old: gray; }
      View { background-color: var(--surface); }
      """
    ],
    good: [
      """
      :root { --surface: white; }
      View { background-color: var(--surface); }
      """
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .declaration && tree.tape.isDashedIdent($0.nameToken) }.compactMap { node in
          let name = tree.tape.name(node.nameToken)
          guard !context.projectCustomProperties.read.contains(name) else { return nil }
          return Diagnostic(
            .unusedCustomProperty, at: tree.location(ofToken: node.nameToken),
            "no sheet reads the custom property `\(name)`",
            help: "remove it, unless Swift reads it", fixes: [tree.removal(of: node, .unsafe)])
        }
      }
    })
}
