/// The alignment of the lines of a text. UIKit: `NSTextAlignment`.
public enum TextAlignment: String, KeywordValue, Bindable {
  /// Along the left edge.
  case left
  /// Centered.
  case center
  /// Along the right edge.
  case right
  /// Along both edges, and the last line in the natural alignment.
  case justified
  /// Along the edge at which the lines of the script begin.
  case natural
}
