import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A function that the configuration forbids.
  static let functionDeny = LintRule(
    .functionDeny,
    summary: "A function is among those that the project does without.",
    why: "The project has decided to do without the function. Use another one, or change `deny`.",
    bad: ["Label { text-color: ↓hwb(210 20% 20%); }"],
    good: ["Label { text-color: oklch(50% 0.1 250); }"],
    check: { context in
      let denied = Set(context.list("deny", of: .functionDeny).map { $0.lowercased() })
      return context.valueTokens(of: .all) { tape, token, location in
        guard tape.kind(token) == .function else { return nil }
        let name = tape.name(token)
        guard denied.contains(name.lowercased()) else { return nil }
        return Diagnostic(.functionDeny, at: location, "the project does without `\(name)()`")
      }
    })
}
