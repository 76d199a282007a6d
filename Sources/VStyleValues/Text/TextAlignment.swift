/// How the lines of a text are aligned. UIKit: `NSTextAlignment`.
public enum TextAlignment: String, KeywordValue, Bindable {
  /// Along the left edge.
  case left
  /// Centered.
  case center
  /// Along the right edge.
  case right
  /// Along both edges, the last line naturally.
  case justified
  /// Along the edge at which the script's lines begin.
  case natural
}
