package import VStyleSyntax

/// The category of a rule, which follows from the first digit of its code.
package enum RuleCategory {
  private static let names: [Character: String] = [
    "0": "syntax", "1": "type", "2": "correctness", "3": "cascade", "4": "accessibility", "5": "theme",
    "6": "dead-code", "7": "style", "8": "design-tokens", "9": "lint",
  ]

  /// The names of the categories that have rules, in the order of the codes.
  package static let all = names.sorted { $0.key < $1.key }.filter { digit, _ in
    LintRules.all.contains { $0.code.hasPrefix("VS\(digit)") }
  }.map(\.value)

  /// Returns the name of a rule's category.
  package static func name(of rule: DiagnosticRule) -> String {
    rule.code.dropFirst(2).first.flatMap { names[$0] } ?? "lint"
  }
}
