public import VStyle

/// The color of the status bar's text. UIKit: `UIStatusBarStyle`.
public enum StatusBarStyle: String, KeywordValue, Bindable {
  /// As the interface.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent
}
