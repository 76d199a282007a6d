/// The way in which a text that is too long for its line is broken or truncated. UIKit: `NSLineBreakMode`.
public enum LineBreakMode: String, KeywordValue, Bindable {
  /// The text is broken between words.
  case byWordWrapping
  /// The text is broken between characters.
  case byCharWrapping
  /// The text is clipped at the edge.
  case byClipping
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle
}
