public import VStyle

/// Whether an interface is light or dark. UIKit: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, KeywordValue, Bindable {
  /// As what is above it.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
