public import VStyle

/// The interface style, light or dark. UIKit: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, KeywordValue, Bindable {
  /// The inherited style.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
