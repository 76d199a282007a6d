public import VStyle

/// Whether the system helps with a text. UIKit: UITextAutocorrectionType, UITextSpellCheckingType and their kin.
public enum TextInputSwitch: String, KeywordValue, Bindable {
  /// As the system decides.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}
