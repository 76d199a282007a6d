import VStyleSyntax

/// The transitions of a view: the values of the longhands of `transition`, each a list.
///
/// - Spec: https://www.w3.org/TR/css-transitions-2/#transition-shorthand-property
package struct TransitionList: Hashable, Sendable {
  /// The properties that a transition is for.
  package enum Target: Hashable, Sendable {
    /// `all`: every property that can be animated.
    case all
    /// A property or a custom property, by the name that the sheet writes.
    case property(String)
  }

  /// Whether a property whose value flips takes part.
  package enum Behavior: String, KeywordValue {
    /// It does not: its value changes at once.
    case normal
    /// It does: its value flips in the middle.
    case allowDiscrete
  }

  /// The properties; empty for `none`. Default: all.
  package var targets: [Target] = [.all]
  /// The durations, in seconds, `[0, ∞]`. Default: 0.
  package var durations: [Double] = [0]
  /// The easings. Default: `ease`.
  package var easings: [Easing] = [.ease]
  /// The delays, in seconds; below 0, a transition begins on its way. Default: 0.
  package var delays: [Double] = [0]
  /// Whether properties that flip take part. Default: no.
  package var behaviors: [Behavior] = [.normal]

  /// Creates the initial value.
  package init() {}
}
