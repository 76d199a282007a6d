import VStyleSyntax

/// The animations of a view: the values of the longhands of `animation`, each a list.
///
/// - Spec: https://www.w3.org/TR/css-animations-2/#animation
package struct AnimationList: Hashable, Sendable {
  /// The direction of the iterations.
  package enum Direction: String, KeywordValue {
    /// All go forwards, or all backwards.
    case normal, reverse
    /// Every other one goes backwards: the second one first, or the first.
    case alternate, alternateReverse
  }

  /// Where an animation applies beyond its run.
  package enum FillMode: String, KeywordValue {
    /// Nowhere.
    case none
    /// After its end, before its start, or both.
    case forwards, backwards, both
  }

  /// Whether an animation runs.
  package enum PlayState: String, KeywordValue {
    /// It runs, or it stands still.
    case running, paused
  }

  /// How the values of an animation and those below it become one.
  package enum Composition: String, KeywordValue {
    /// They replace them, are added to them, or are accumulated onto them.
    case replace, add, accumulate
  }

  /// The names of the keyframes; `nil` for `none`. Default: none.
  package var names: [String?] = [nil]
  /// The durations of an iteration, in seconds, `[0, ∞]`; `auto` is 0. Default: 0.
  package var durations: [Double] = [0]
  /// The easings between keyframes without one. Default: `ease`.
  package var easings: [Easing] = [.ease]
  /// The delays, in seconds; below 0, an animation begins on its way. Default: 0.
  package var delays: [Double] = [0]
  /// The numbers of iterations, `[0, ∞]`. Default: 1.
  package var iterationCounts: [Double] = [1]
  /// The directions. Default: forwards.
  package var directions: [Direction] = [.normal]
  /// Where the animations apply beyond their runs. Default: nowhere.
  package var fillModes: [FillMode] = [.none]
  /// Whether the animations run. Default: they do.
  package var playStates: [PlayState] = [.running]
  /// How the values and those below become one. Default: they replace them.
  package var compositions: [Composition] = [.replace]

  /// Creates the initial value.
  package init() {}
}
