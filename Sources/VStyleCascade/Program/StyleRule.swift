public import VStyleSelectors
public import VStyleSyntax

/// Declarations that stand together, and what they apply to.
///
/// A rule of a sheet becomes one of these for each of its complex selectors and for each run of
/// declarations between nested rules.
public struct StyleRule: Sendable {
  /// What a rule applies to.
  public enum Target: Sendable, Equatable {
    /// The elements that a selector matches.
    case selector(ComplexSelector)
    /// The root of every tree or subtree in which a theme is in force.
    case themeRoot(String)
  }

  /// What the rule applies to.
  public let target: Target

  /// What else has to hold, outermost first.
  public let conditions: [StyleCondition]

  /// The part of the tree that the rule holds in.
  let scope: ScopeClause?

  /// Where the sheet comes from.
  public let origin: Origin

  /// The layer in the program's layer tree.
  package let layer: Int

  /// The order of appearance.
  package let order: Int

  /// The declarations in order.
  public let declarations: [Declaration]

  /// The place of the first declaration; `nil` for a style written in Swift.
  public var location: SourceLocation? { declarations.first?.location }

  /// The selector's specificity; that of a theme's root is the specificity of `:root`.
  public var specificity: Specificity {
    switch target {
    case .selector(let selector): selector.specificity
    case .themeRoot: Specificity(0, 1, 0)
    }
  }
}
