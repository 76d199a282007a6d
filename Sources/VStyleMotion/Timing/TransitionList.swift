import VStyleSyntax
import VStyleValues

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

  /// A transition of the list.
  package struct Item: Hashable, Sendable {
    /// The properties that the transition is for.
    package var target: Target
    /// The duration, in seconds, `[0, ∞]`.
    package var duration: Double
    /// The easing.
    package var easing: Easing
    /// The delay, in seconds.
    package var delay: Double
    /// Whether properties that flip take part.
    package var behavior: Behavior

    /// Whether the transition changes anything over time. The duration of a spring is its own.
    package var isEffective: Bool {
      if case .spring(let spring) = easing { return spring.settlingTime + delay > 0 }
      return duration + delay > 0
    }
  }

  /// The transitions, one for each target. A list with fewer values begins again.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-1/#transition-property-property
  package var items: [Item] {
    targets.enumerated().map { index, target in
      Item(
        target: target, duration: durations.repeated(index, or: 0), easing: easings.repeated(index, or: .ease),
        delay: delays.repeated(index, or: 0), behavior: behaviors.repeated(index, or: .normal))
    }
  }

  /// The transition of a property: the last one that is for it; `nil` if there is none.
  package func item(for property: String) -> Item? {
    items.last { $0.target == .all || $0.target == .property(property) }
  }
}

extension Array {
  /// The element at an index, as if the array were repeated without end.
  func repeated(_ index: Int, or initial: Element) -> Element { isEmpty ? initial : self[index % count] }
}
