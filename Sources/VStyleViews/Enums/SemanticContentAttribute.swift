public import VStyle

/// Whether content is mirrored where one reads from right to left. UIKit: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, KeywordValue, Bindable {
  /// Mirrored.
  case unspecified
  /// Not mirrored: the controls of a player.
  case playback
  /// Not mirrored: directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
