import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The environment of one part of a tree: that of the tree, with the theme that an element sets.
struct LocalEnvironment: Hashable, Sendable {
  /// The environment of the tree.
  let environment: StyleEnvironment
  /// The theme and the themes that it inherits from, itself first.
  let themes: [String]
  let colorScheme: Appearance

  /// The environment at the root.
  init(_ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment) {
    self.init(stylesheet, environment, theme: stylesheet.theme(for: environment))
  }

  /// The environment with a theme; without any for `nil`.
  init(_ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment, theme: String?) {
    self.environment = environment
    themes = theme.map { stylesheet.themeChain($0) } ?? []
    colorScheme = themes.lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first ?? environment.traits.colorScheme
  }

  /// Whether a condition on the theme, the color scheme or the direction of the root matches.
  func matches(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .theme(let name): themes.contains(name)
    case .scheme(let scheme): colorScheme == scheme
    case .direction(let name): environment.traits.direction.rawValue == name
    case .root, .empty, .state, .customState: false
    }
  }

  /// The environment for the conditions of rules.
  var conditionContext: ConditionContext {
    ConditionContext(environment: environment, themes: themes, colorScheme: colorScheme)
  }
}
