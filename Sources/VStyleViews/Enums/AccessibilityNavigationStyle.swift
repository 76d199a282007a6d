public import VStyle

/// The way in which assistive technologies navigate the elements of a view. UIKit: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: String, KeywordValue, Bindable {
  /// The system determines the navigation style.
  case automatic
  /// Each element is navigated separately.
  case separate
  /// The elements are navigated as one element.
  case combined
}
