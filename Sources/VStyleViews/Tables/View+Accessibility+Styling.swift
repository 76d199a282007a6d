public import VStyle

extension Property {
  /// Whether an assistant names the view: `accessibility-element`.
  public static let isAccessibilityElement = Property(
    "accessibility-element", .bool, aliases: ["is-accessibility-element"])
  /// The name of the view: `accessibility-label`.
  public static let accessibilityLabel = Property("accessibility-label", .string)
  /// What using the view does: `accessibility-hint`.
  public static let accessibilityHint = Property("accessibility-hint", .string)
  /// The value of the view: `accessibility-value`.
  public static let accessibilityValue = Property("accessibility-value", .string)
  /// The name by which tests find the view: `accessibility-identifier`.
  public static let accessibilityIdentifier = Property("accessibility-identifier", .string)
  /// The language in which the view is read out, as a BCP 47 tag: `accessibility-language`.
  public static let accessibilityLanguage = Property("accessibility-language", .string)
  /// What the view is: `accessibility-traits`.
  public static let accessibilityTraits = Property("accessibility-traits", .flags(AccessibilityTraits.self))
  /// Whether what is below the view is left out: `accessibility-elements-hidden`.
  public static let accessibilityElementsHidden = Property("accessibility-elements-hidden", .bool)
  /// Whether what is beside the view is left out: `accessibility-view-is-modal`.
  public static let accessibilityViewIsModal = Property("accessibility-view-is-modal", .bool)
  /// Whether the view keeps its colors where others are inverted: `accessibility-ignores-invert-colors`.
  public static let accessibilityIgnoresInvertColors = Property("accessibility-ignores-invert-colors", .bool)
  /// How an assistant walks through the view: `accessibility-navigation-style`.
  public static let accessibilityNavigationStyle = Property(
    "accessibility-navigation-style", .keyword(AccessibilityNavigationStyle.self))
  /// Whether what is below the view is read in one go: `should-group-accessibility-children`.
  public static let shouldGroupAccessibilityChildren = Property("should-group-accessibility-children", .bool)
}

extension PropertyTable {
  /// The rows of ``View`` about what a view tells an assistant.
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
