public import VStyle

extension Property {
  /// The attributes of a large title: `large-title-text-attributes`.
  public static let largeTitleTextAttributes = Property("large-title-text-attributes", .textAttributes)
  /// Whether titles are large: `prefers-large-titles`.
  public static let prefersLargeTitles = Property("prefers-large-titles", .bool)
  /// The image beside the title of the button that leads back: `back-indicator-image`.
  public static let backIndicatorImage = Property("back-indicator-image", .image)
  /// The mask of that image while screens change: `back-indicator-transition-mask-image`.
  public static let backIndicatorTransitionMaskImage = Property("back-indicator-transition-mask-image", .image)
}

extension PropertyTable {
  /// The rows of ``NavigationBar``.
  static let navigationBar: PropertyTable = [
    .bind(.barStyle, \NavigationBar.barStyle),
    .bind(.barTintColor, \NavigationBar.barTintColor),
    .bind(.titleTextAttributes, \NavigationBar.titleTextAttributes).merging(TextAttributes.self),
    .bind(.largeTitleTextAttributes, \NavigationBar.largeTitleTextAttributes).merging(TextAttributes.self),
    .bind(.isTranslucent, \NavigationBar.isTranslucent),
    .bind(.prefersLargeTitles, \NavigationBar.prefersLargeTitles),
    .bind(.shadowImage, \NavigationBar.shadowImage),
    .bind(.backIndicatorImage, \NavigationBar.backIndicatorImage),
    .bind(.backIndicatorTransitionMaskImage, \NavigationBar.backIndicatorTransitionMaskImage),
    .bind(.preferredBehavioralStyle, \NavigationBar.preferredBehavioralStyle),
    .bind(.standardAppearance, \NavigationBar.standardAppearance),
    .bind(.compactAppearance, \NavigationBar.compactAppearance),
    .bind(.scrollEdgeAppearance, \NavigationBar.scrollEdgeAppearance),
    .bind(.compactScrollEdgeAppearance, \NavigationBar.compactScrollEdgeAppearance),
  ]
}
