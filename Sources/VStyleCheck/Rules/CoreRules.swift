import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax

/// The rules that each build checks, beside those of the parser and the compiler. They need the sheets alone.
package enum CoreRules {
  /// Returns the diagnostics of a rule in one compiled stylesheet.
  package typealias Check = @Sendable (SheetContext) -> [Diagnostic]

  static let all: [(rule: DiagnosticRule, check: Check)] = [
    (.confusableText, confusableText), (.unknownCustomProperty, unknownCustomProperty), (.unknownTheme, unknownTheme),
    (.contradictoryCondition, contradictoryCondition), (.styleNotApplicable, styleNotApplicable),
    (.layerOrderConflict, layerOrderConflict), (.misspelledLayer, misspelledLayer), (.themeCycle, themeCycle),
  ]

  private static let byRule = Dictionary(uniqueKeysWithValues: all.map { ($0.rule, $0.check) })

  /// Returns the check of a rule; `nil` for a rule that only the parser or the compiler reports, or only `vstyle lint`.
  package static func check(of rule: DiagnosticRule) -> Check? { byRule[rule] }
}
