import VStyleSelectors
import VStyleStylesheet
import VStyleTrace

/// What rules have in common that apply to the same views in the same environments: one view with all declarations.
struct RuleGroup: Hashable {
  private let selector: ComplexSelector
  private let layer: Int
  private let conditions: [String]

  /// The group of a rule; `nil` for a rule in `@scope` and for the root of a theme.
  init?(_ rule: StyleRule) {
    guard !rule.isScoped, case .selector(let selector) = rule.target else { return nil }
    self.selector = selector
    layer = rule.layer
    conditions = rule.conditions.map(\.description)
  }
}
