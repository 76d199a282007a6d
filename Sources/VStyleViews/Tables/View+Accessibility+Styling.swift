import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``View`` for accessibility.
  static var viewAccessibility: PropertyTable {
    [
      .bind(.isAccessibilityElement, \View.isAccessibilityElement),
      .bind(.accessibilityLabel, \View.accessibilityLabel),
      .bind(.accessibilityHint, \View.accessibilityHint),
      .bind(.accessibilityValue, \View.accessibilityValue),
      .bind(.accessibilityIdentifier, \View.accessibilityIdentifier),
      .bind(.accessibilityLanguage, \View.accessibilityLanguage),
      .bind(.accessibilityTraits, \View.accessibilityTraits),
      .bind(.accessibilityElementsHidden, \View.accessibilityElementsHidden),
      .bind(.accessibilityViewIsModal, \View.accessibilityViewIsModal),
      .bind(.accessibilityIgnoresInvertColors, \View.accessibilityIgnoresInvertColors),
      .bind(.accessibilityNavigationStyle, \View.accessibilityNavigationStyle),
      .bind(.shouldGroupAccessibilityChildren, \View.shouldGroupAccessibilityChildren),
    ]
  }
}
