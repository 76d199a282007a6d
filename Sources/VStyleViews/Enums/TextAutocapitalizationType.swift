public import VStyle

/// When the keyboard capitalizes letters automatically. UIKit: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: String, KeywordValue, Bindable {
  /// Never.
  case none
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// For all letters.
  case allCharacters
}
