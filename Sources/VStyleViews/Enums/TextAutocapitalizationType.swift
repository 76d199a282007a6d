public import VStyle

/// Where the keyboard begins with a capital letter. UIKit: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: String, KeywordValue, Bindable {
  /// Nowhere.
  case none
  /// At each word.
  case words
  /// At each sentence.
  case sentences
  /// At each letter.
  case allCharacters
}
