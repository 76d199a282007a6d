import VStyleSelectors
import VStyleValues

/// What is in force at a node besides the rules: the theme and the scheme.
struct Ambient: Hashable {
  /// The environment of the tree.
  let environment: StyleEnvironment
  /// The theme and those it inherits from, itself first.
  let themes: [String]
  let colorScheme: ColorScheme

  /// What is in force at the root.
  init(_ program: StyleProgram, _ environment: StyleEnvironment) {
    self.init(program, environment, theme: program.theme(for: environment))
  }

  /// What a theme puts in force; `nil` for no theme.
  init(_ program: StyleProgram, _ environment: StyleEnvironment, theme: String?) {
    self.environment = environment
    themes = theme.map { program.themeChain($0) } ?? []
    colorScheme = themes.lazy.compactMap { program.themes[$0]?.colorScheme }.first ?? environment.traits.colorScheme
  }

  /// Whether a condition on the theme or the scheme holds.
  func meets(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .theme(let name): themes.contains(name)
    case .scheme(let scheme): colorScheme.rawValue == scheme.rawValue
    case .root, .empty, .state, .customState: false
    }
  }

  /// What the conditions of rules ask.
  var conditionContext: ConditionContext {
    ConditionContext(environment: environment, themes: themes, colorScheme: colorScheme)
  }
}
