/// How a text that is too long for its line is broken or cut. UIKit: `NSLineBreakMode`.
public enum LineBreakMode: String, KeywordValue, Bindable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// Cut at the edge.
  case byClipping
  /// Cut at the beginning, with an ellipsis.
  case byTruncatingHead
  /// Cut at the end, with an ellipsis.
  case byTruncatingTail
  /// Cut in the middle, with an ellipsis.
  case byTruncatingMiddle
}
