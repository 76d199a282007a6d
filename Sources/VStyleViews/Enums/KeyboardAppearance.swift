public import VStyle

/// The appearance of the keyboard. UIKit: `UIKeyboardAppearance`.
public enum KeyboardAppearance: String, KeywordValue, Bindable {
  /// The interface style of the app.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// UIKit's old name for `dark`.
  case alert
}
