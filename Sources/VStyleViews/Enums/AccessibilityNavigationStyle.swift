public import VStyle

/// How an assistant walks through the elements of a view. UIKit: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: String, KeywordValue, Bindable {
  /// As suits the content.
  case automatic
  /// One after the other.
  case separate
  /// As one.
  case combined
}
