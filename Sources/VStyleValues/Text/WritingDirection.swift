/// The direction in which a text runs. UIKit: `NSWritingDirection`.
public enum WritingDirection: String, KeywordValue, Bindable {
  /// The direction of the script of the text.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// A direction for a part of a text that embeds the part or overrides its characters.
///
/// UIKit: `NSAttributedString.Key.writingDirection`.
public enum WritingDirectionOverride: String, KeywordValue, Bindable {
  /// An embedded text from left to right.
  case lre = "LRE"
  /// An embedded text from right to left.
  case rle = "RLE"
  /// All characters from left to right.
  case lro = "LRO"
  /// All characters from right to left.
  case rlo = "RLO"
}
