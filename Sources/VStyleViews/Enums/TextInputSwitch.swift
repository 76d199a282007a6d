public import VStyle

/// Whether the system assists with text input. UIKit: `UITextAutocorrectionType`, `UITextSpellCheckingType` and similar
/// types.
public enum TextInputSwitch: String, KeywordValue, Bindable {
  /// The system decides.
  case `default`
  /// The assistance is disabled.
  case no
  /// The assistance is enabled.
  case yes
}
