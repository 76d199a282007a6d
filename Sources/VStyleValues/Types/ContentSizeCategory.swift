/// The text size that the user prefers. UIKit: `UIContentSizeCategory`.
public enum ContentSizeCategory: String, KeywordValue, Bindable {
  /// The preference is unknown.
  case unspecified
  /// Sizes below the default.
  case extraSmall, small, medium
  /// The default size.
  case large
  /// Sizes above the default.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Larger sizes for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes for accessibility.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
