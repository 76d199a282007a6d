import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A zero with a length unit.
  static let zeroNoUnit = LintRule(
    .zeroNoUnit, fixes: .safe,
    summary: "A zero has a unit of length, which says nothing.",
    why: "Zero is the same in each unit. Write `0`.",
    bad: [
      "Label { layer-corner-radius: ↓0pt; }"
    ],
    good: [
      "Label { layer-corner-radius: 0; }"
    ],
    check: { context in
      context.valueTokens(of: .properties) { tape, token, opener, location in
        guard tape.kind(token) == .dimension, tape.number(token) == 0,
          ["pt", "px", "dpx"].contains(tape.unit(token).lowercased()), opener == nil
        else { return nil }
        return Diagnostic(
          .zeroNoUnit, at: location, "`\(tape.excerpt(token))` needs no unit", expected: "`0`",
          fixes: [.init("replace with `0`", safety: .safe, edits: [.init(location, "0")])])
      }
    })
}
