public import VStyle

/// Whether content is mirrored in right-to-left layouts. UIKit: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, KeywordValue, Bindable {
  /// Mirrored in right-to-left layouts.
  case unspecified
  /// Not mirrored, for playback controls.
  case playback
  /// Not mirrored, for controls of directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
