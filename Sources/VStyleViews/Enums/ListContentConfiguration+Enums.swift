public import VStyle

extension ListContentConfiguration {
  /// The alignment of a cell's text. UIKit: `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: String, KeywordValue, Bindable {
    /// Aligned to the edge at which lines of the script begin.
    case natural
    /// Centered.
    case center
    /// Justified, aligned to both edges.
    case justified
  }

  /// The capitalization of a cell's text. UIKit: `UIListContentConfiguration.TextProperties.TextTransform`.
  public enum TextTransform: String, KeywordValue, Bindable {
    /// No change.
    case none
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
    /// An uppercase letter at the beginning of each word.
    case capitalized
  }
}
