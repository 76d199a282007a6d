public import VStyle

/// The type of keyboard for a text. UIKit: `UIKeyboardType`.
public enum KeyboardType: String, KeywordValue, Bindable {
  /// The default keyboard for the user's input method.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Entry of URLs.
  case url
  /// Digits.
  case numberPad
  /// Entry of telephone numbers.
  case phonePad
  /// Entry of names and telephone numbers.
  case namePhonePad
  /// Entry of email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Entry of text with easy access to `@` and `#`.
  case twitter
  /// Entry of search terms and URLs, with easy access to the period.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
  /// UIKit's old name for `asciiCapable`.
  case alphabet
}
