public import VStyle

extension Property {
  /// Whether the view is an accessibility element. In sheets: `accessibility-element`.
  public static let isAccessibilityElement = Property(
    "accessibility-element", .bool, aliases: ["is-accessibility-element"])
  /// The accessibility label, a short name of the view. In sheets: `accessibility-label`.
  public static let accessibilityLabel = Property("accessibility-label", .string)
  /// The accessibility hint, a description of the result of an action on the view. In sheets: `accessibility-hint`.
  public static let accessibilityHint = Property("accessibility-hint", .string)
  /// The accessibility value of the view. In sheets: `accessibility-value`.
  public static let accessibilityValue = Property("accessibility-value", .string)
  /// The identifier of the view for UI tests. In sheets: `accessibility-identifier`.
  public static let accessibilityIdentifier = Property("accessibility-identifier", .string)
  /// The language in which assistive technologies read the view, as a BCP 47 tag. In sheets: `accessibility-language`.
  public static let accessibilityLanguage = Property("accessibility-language", .string)
  /// The accessibility traits of the view. In sheets: `accessibility-traits`.
  public static let accessibilityTraits = Property("accessibility-traits", .flags(AccessibilityTraits.self))
  /// Whether the accessibility elements inside the view are hidden. In sheets: `accessibility-elements-hidden`.
  public static let accessibilityElementsHidden = Property("accessibility-elements-hidden", .bool)
  /// Whether assistive technologies ignore the siblings of the view. In sheets: `accessibility-view-is-modal`.
  public static let accessibilityViewIsModal = Property("accessibility-view-is-modal", .bool)
  /// Whether the view keeps its colors when the system inverts colors. In sheets:
  /// `accessibility-ignores-invert-colors`.
  public static let accessibilityIgnoresInvertColors = Property("accessibility-ignores-invert-colors", .bool)
  /// The way in which assistive technologies navigate the elements of the view. In sheets:
  /// `accessibility-navigation-style`.
  public static let accessibilityNavigationStyle = Property(
    "accessibility-navigation-style", .keyword(AccessibilityNavigationStyle.self))
  /// Whether assistive technologies read the elements inside the view as a group. In sheets:
  /// `should-group-accessibility-children`.
  public static let shouldGroupAccessibilityChildren = Property("should-group-accessibility-children", .bool)
}

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
