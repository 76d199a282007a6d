public import VStyle

extension ListContentConfiguration {
  /// How the lines of a cell's text are aligned. UIKit: `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: String, KeywordValue, Bindable {
    /// Along the edge at which the script's lines begin.
    case natural
    /// Centered.
    case center
    /// Along both edges.
    case justified
  }

  /// How the letters of a cell's text are changed. UIKit: `UIListContentConfiguration.TextProperties.TextTransform`.
  public enum TextTransform: String, KeywordValue, Bindable {
    /// Not at all.
    case none
    /// To capital letters.
    case uppercase
    /// To small letters.
    case lowercase
    /// To a capital letter at each word.
    case capitalized
  }
}
