public import VStyle

/// A layout axis. UIKit: `NSLayoutConstraint.Axis`.
public enum Axis: String, KeywordValue, Bindable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
