/// The size of text that the user prefers. UIKit: `UIContentSizeCategory`.
public enum ContentSizeCategory: String, KeywordValue, Bindable {
  /// None is known.
  case unspecified
  /// Smaller than usual.
  case extraSmall, small, medium
  /// The usual size.
  case large
  /// Larger than usual.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Sizes for those who need more.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
