public import VStyle

extension Property {
  /// The layout margins between the edges and the content, in points. In sheets: `layout-margins`.
  public static let layoutMargins = Property("layout-margins", .insets)
  /// The layout margins in terms of the reading direction, in points. In sheets: `directional-layout-margins`.
  public static let directionalLayoutMargins = Property("directional-layout-margins", .directionalInsets)
  /// Whether the superview's layout margins also apply. In sheets: `preserves-superview-layout-margins`.
  public static let preservesSuperviewLayoutMargins = Property("preserves-superview-layout-margins", .bool)
  /// Whether the layout margins are inset to the safe area. In sheets: `insets-layout-margins-from-safe-area`.
  public static let insetsLayoutMarginsFromSafeArea = Property("insets-layout-margins-from-safe-area", .bool)
  /// Whether the autoresizing mask is translated into constraints. In sheets:
  /// `translates-autoresizing-mask-into-constraints`.
  public static let translatesAutoresizingMaskIntoConstraints = Property(
    "translates-autoresizing-mask-into-constraints", .bool)
  /// The minimum content size category of the view. In sheets: `minimum-content-size-category`.
  public static let minimumContentSizeCategory = Property(
    "minimum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The maximum content size category of the view. In sheets: `maximum-content-size-category`.
  public static let maximumContentSizeCategory = Property(
    "maximum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The identifier of the focus group of the view. In sheets: `focus-group-identifier`.
  public static let focusGroupIdentifier = Property("focus-group-identifier", .string)
  /// The identifier for restoring the state of the view. In sheets: `restoration-identifier`.
  public static let restorationIdentifier = Property("restoration-identifier", .string)
  /// Whether a long press shows the large content viewer. In sheets: `shows-large-content-viewer`.
  public static let showsLargeContentViewer = Property("shows-large-content-viewer", .bool)
  /// The title in the large content viewer. In sheets: `large-content-title`.
  public static let largeContentTitle = Property("large-content-title", .string)
  /// The image in the large content viewer. In sheets: `large-content-image`.
  public static let largeContentImage = Property("large-content-image", .image)
  /// The insets of the image in the large content viewer, in points. In sheets: `large-content-image-insets`.
  public static let largeContentImageInsets = Property("large-content-image-insets", .insets)
  /// Whether the image in the large content viewer scales with the text size. In sheets: `scales-large-content-image`.
  public static let scalesLargeContentImage = Property("scales-large-content-image", .bool)
}

extension PropertyTable {
  /// The property bindings of ``View`` for its layout.
  static var viewLayout: PropertyTable {
    [
      .bind(.layoutMargins, \View.layoutMargins),
      .bind(.directionalLayoutMargins, \View.directionalLayoutMargins),
      .bind(.preservesSuperviewLayoutMargins, \View.preservesSuperviewLayoutMargins),
      .bind(.insetsLayoutMarginsFromSafeArea, \View.insetsLayoutMarginsFromSafeArea),
      .bind(.translatesAutoresizingMaskIntoConstraints, \View.translatesAutoresizingMaskIntoConstraints),
      .bind(.minimumContentSizeCategory, \View.minimumContentSizeCategory),
      .bind(.maximumContentSizeCategory, \View.maximumContentSizeCategory),
      .bind(.focusGroupIdentifier, \View.focusGroupIdentifier),
      .bind(.restorationIdentifier, \View.restorationIdentifier),
      .bind(.showsLargeContentViewer, \View.showsLargeContentViewer),
      .bind(.largeContentTitle, \View.largeContentTitle),
      .bind(.largeContentImage, \View.largeContentImage),
      .bind(.largeContentImageInsets, \View.largeContentImageInsets),
      .bind(.scalesLargeContentImage, \View.scalesLargeContentImage),
    ]
  }
}
