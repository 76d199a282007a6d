package import VStyleSyntax

/// A condition of a rule in addition to its selector: a media query or a theme.
package struct StyleCondition: Sendable {
  /// The condition as an author writes it, for traces: `@media (width >= 768)`.
  package let description: String

  /// What the condition was made from.
  package let origin: Origin

  /// The media queries of which one has to hold; empty for another condition.
  package let queries: [MediaQuery]

  /// Whether the condition consists of media queries.
  package var isMedia: Bool { !queries.isEmpty }

  /// Evaluates the condition.
  package let holds: @Sendable (ConditionContext) -> Bool

  /// What a condition is made from.
  package enum Origin: Sendable, Hashable {
    /// The name of a theme.
    case theme(String)
    /// The text of media queries.
    case media(String)
    /// The result of a feature query, which is the same everywhere.
    case supports(Bool)
  }

  package init(
    _ description: String, _ origin: Origin, queries: [MediaQuery] = [],
    _ holds: @escaping @Sendable (ConditionContext) -> Bool
  ) {
    self.description = description
    self.origin = origin
    self.queries = queries
    self.holds = holds
  }

  /// The theme that the condition requires; `nil` for another condition.
  package var theme: String? { if case .theme(let name) = origin { name } else { nil } }

  /// The condition of a `@supports`.
  package static func supports(_ holds: Bool) -> StyleCondition {
    StyleCondition("@supports", .supports(holds)) { _ in holds }
  }
}

extension [StyleCondition] {
  /// Whether all media queries of the conditions hold in an environment. They do if there is none.
  package func allHold(in environment: StyleEnvironment?) -> Bool {
    guard let environment else { return true }
    let context = ConditionContext(
      environment: environment, themes: [], colorScheme: environment.traits.colorScheme)
    return allSatisfy { $0.theme != nil || $0.holds(context) }
  }
}

/// The context of conditions: the environment of the tree, and the theme and color scheme of one node.
package struct ConditionContext: Sendable {
  /// The environment of the tree.
  package let environment: StyleEnvironment

  /// The active theme at the node, followed by the themes that it inherits from.
  package let themes: [String]

  /// The color scheme of the node.
  package let colorScheme: Appearance

  package init(environment: StyleEnvironment, themes: [String], colorScheme: Appearance) {
    self.environment = environment
    self.themes = themes
    self.colorScheme = colorScheme
  }
}
