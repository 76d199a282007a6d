public import VStyleValues

/// What a rule asks of the surroundings besides its selector: a media query, a theme.
public struct StyleCondition: Sendable {
  /// The condition as an author would write it, for traces: `@media (width >= 768)`.
  public let description: String

  /// The theme that has to be in force; `nil` where something else is asked for.
  package let theme: String?

  /// Whether the condition holds.
  package let holds: @Sendable (ConditionContext) -> Bool

  init(_ description: String, theme: String? = nil, _ holds: @escaping @Sendable (ConditionContext) -> Bool) {
    self.description = description
    self.theme = theme
    self.holds = holds
  }
}

/// What conditions may ask about: the surroundings and what is in force at one node.
public struct ConditionContext: Sendable {
  /// The environment of the tree.
  public let environment: StyleEnvironment

  /// The theme in force at the node and those it inherits from, itself first.
  public let themes: [String]

  /// The scheme in force at the node.
  public let colorScheme: ColorScheme

  package init(environment: StyleEnvironment, themes: [String], colorScheme: ColorScheme) {
    self.environment = environment
    self.themes = themes
    self.colorScheme = colorScheme
  }
}
