public import VStyle

/// The look of the keyboard. UIKit: `UIKeyboardAppearance`.
public enum KeyboardAppearance: String, KeywordValue, Bindable {
  /// As the interface.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// UIKit's old name for `dark`.
  case alert
}
