import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A unit that the configuration forbids.
  static let unitDeny = LintRule(
    .unitDeny,
    summary: "A unit is among those that the project does without.",
    why: "The project has decided to do without the unit. Use another one, or change `deny`.",
    bad: ["TableView { row-height: ↓44px; }"],
    good: ["TableView { row-height: 44pt; }"],
    check: { context in
      let denied = Set(context.list("deny", of: .unitDeny).map { $0.lowercased() })
      return context.valueTokens(of: .all) { tape, token, location in
        guard tape.kind(token) == .dimension else { return nil }
        let unit = tape.unit(token)
        guard denied.contains(unit.lowercased()) else { return nil }
        return Diagnostic(.unitDeny, at: location, "the project does without the unit `\(unit)`")
      }
    })
}
