import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A property that the configuration forbids.
  static let propertyDeny = LintRule(
    .propertyDeny,
    summary: "A property is among those that the project does without.",
    why: "The project has decided to do without the property. Use another one, or change `deny`.",
    bad: ["View.card { ↓layer-transform: identity; }"],
    good: ["View.card { transform: identity; }"],
    check: { context in
      let denied = Set(context.list("deny", of: .propertyDeny).map(NameStyle.folded))
      return context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .declaration }.compactMap { node in
          let name = tree.tape.name(node.nameToken)
          guard denied.contains(NameStyle.folded(name)) else { return nil }
          return Diagnostic(
            .propertyDeny, at: tree.location(ofToken: node.nameToken), "the project does without `\(name)`")
        }
      }
    })
}
