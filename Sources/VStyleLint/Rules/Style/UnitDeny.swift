import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A unit that the configuration forbids.
  static let unitDeny = DiagnosticRule(
    code: "VS7019", name: "unit-deny", severity: .warning,
    summary: "A unit is among those that the project does without.")
}

extension LintRule {
  /// A unit that the configuration forbids.
  static let unitDeny = LintRule(
    .unitDeny, tier: .style,
    options: [.init("deny", .names(["px"]), "the units that are not allowed, in lower case")],
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
