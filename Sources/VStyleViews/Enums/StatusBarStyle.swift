public import VStyle

/// The style of the status bar, which determines the color of its text. UIKit: `UIStatusBarStyle`.
public enum StatusBarStyle: String, KeywordValue, Bindable {
  /// The style that fits the interface style.
  case `default`
  /// Light text, for a dark background.
  case lightContent
  /// Dark text, for a light background.
  case darkContent
}
