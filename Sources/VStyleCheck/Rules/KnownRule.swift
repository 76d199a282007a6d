package import VStyleSyntax

/// A rule as configurations, comments and baselines name it.
package struct KnownRule: Sendable {
  /// The code, the name and the severity.
  package let diagnostic: DiagnosticRule

  /// The presets that include the rule.
  package let tier: Tier

  /// The options that a configuration can set.
  package let options: [Option]

  /// Whether each build checks the rule. Only `vstyle lint` checks the others.
  package let isOfBuild: Bool

  init(_ diagnostic: DiagnosticRule, tier: Tier, options: [Option], isOfBuild: Bool) {
    (self.diagnostic, self.tier, self.options, self.isOfBuild) = (diagnostic, tier, options, isOfBuild)
  }

  /// The stable code, such as `VS1001`.
  package var code: String { diagnostic.code }

  /// The kebab-case name, such as `unknown-property`.
  package var name: String { diagnostic.name }

  /// Whether the parser reports the rule. It is then always on: the sheet does not mean what it seems to mean.
  package var isOfParser: Bool { diagnostic.isOfParser }

  /// The presets that include a rule.
  package enum Tier: String, Sendable {
    /// All presets except `none`: the code is wrong, or almost surely not intended.
    case core
    /// The presets `strict` and `all`: a project may have reasons to break the rule.
    case strict
    /// The preset `all`: a matter of taste.
    case style
  }

  /// An option of a rule that a configuration can set.
  package struct Option: Sendable {
    /// The name of the key.
    package let name: String
    /// The default value.
    package let initial: Setting
    /// The description, as a noun phrase without a full stop.
    package let summary: String

    init(_ name: String, _ initial: Setting, _ summary: String) {
      (self.name, self.initial, self.summary) = (name, initial, summary)
    }
  }

  /// The value of an option.
  package enum Setting: Sendable, Equatable, CustomStringConvertible {
    /// A whole number from 0.
    case count(Int)
    /// Names, such as those of properties.
    case names([String])

    /// The text as a configuration writes it.
    package var description: String {
      switch self {
      case .count(let count): "\(count)"
      case .names(let names): "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
    }
  }
}

extension DiagnosticRule {
  /// Whether the parser reports the rule.
  package var isOfParser: Bool { code.hasPrefix("VS00") }
}
