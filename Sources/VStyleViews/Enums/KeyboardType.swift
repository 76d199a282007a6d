public import VStyle

/// The keyboard that comes up for a text. UIKit: `UIKeyboardType`.
public enum KeyboardType: String, KeywordValue, Bindable {
  /// The user's.
  case `default`
  /// For ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case url
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal sign.
  case decimalPad
  /// With `@` and `#` at hand.
  case twitter
  /// For words to search for, with a full stop at hand.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
  /// UIKit's old name for `asciiCapable`.
  case alphabet
}
