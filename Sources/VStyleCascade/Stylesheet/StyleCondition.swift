public import VStyleSyntax

/// A condition of a rule in addition to its selector: a media query or a theme.
public struct StyleCondition: Sendable {
  /// The condition as an author writes it, for traces: `@media (width >= 768)`.
  public let description: String

  /// The theme that the condition requires; `nil` for another condition.
  package let theme: String?

  /// Evaluates the condition.
  package let holds: @Sendable (ConditionContext) -> Bool

  init(_ description: String, theme: String? = nil, _ holds: @escaping @Sendable (ConditionContext) -> Bool) {
    self.description = description
    self.theme = theme
    self.holds = holds
  }
}

/// The context of conditions: the environment of the tree, and the theme and color scheme of one node.
public struct ConditionContext: Sendable {
  /// The environment of the tree.
  public let environment: StyleEnvironment

  /// The active theme at the node, followed by the themes that it inherits from.
  public let themes: [String]

  /// The color scheme of the node.
  public let colorScheme: Appearance

  package init(environment: StyleEnvironment, themes: [String], colorScheme: Appearance) {
    self.environment = environment
    self.themes = themes
    self.colorScheme = colorScheme
  }
}
