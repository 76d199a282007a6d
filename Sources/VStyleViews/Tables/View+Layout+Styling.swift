public import VStyle

extension Property {
  /// The space between the edges and the content, in points: `layout-margins`.
  public static let layoutMargins = Property("layout-margins", .insets)
  /// The space between the edges and the content, by where lines begin, in points: `directional-layout-margins`.
  public static let directionalLayoutMargins = Property("directional-layout-margins", .directionalInsets)
  /// Whether the superview's margins hold as well: `preserves-superview-layout-margins`.
  public static let preservesSuperviewLayoutMargins = Property("preserves-superview-layout-margins", .bool)
  /// Whether the margins keep out of what bars cover: `insets-layout-margins-from-safe-area`.
  public static let insetsLayoutMarginsFromSafeArea = Property("insets-layout-margins-from-safe-area", .bool)
  /// Whether the resizing mask becomes constraints: `translates-autoresizing-mask-into-constraints`.
  public static let translatesAutoresizingMaskIntoConstraints = Property(
    "translates-autoresizing-mask-into-constraints", .bool)
  /// The smallest text size that the view follows: `minimum-content-size-category`.
  public static let minimumContentSizeCategory = Property(
    "minimum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The largest text size that the view follows: `maximum-content-size-category`.
  public static let maximumContentSizeCategory = Property(
    "maximum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The group in which the focus moves: `focus-group-identifier`.
  public static let focusGroupIdentifier = Property("focus-group-identifier", .string)
  /// The name under which the view's state is kept: `restoration-identifier`.
  public static let restorationIdentifier = Property("restoration-identifier", .string)
  /// Whether a long touch shows the content large: `shows-large-content-viewer`.
  public static let showsLargeContentViewer = Property("shows-large-content-viewer", .bool)
  /// The title that is shown large: `large-content-title`.
  public static let largeContentTitle = Property("large-content-title", .string)
  /// The image that is shown large: `large-content-image`.
  public static let largeContentImage = Property("large-content-image", .image)
  /// The space around the image that is shown large, in points: `large-content-image-insets`.
  public static let largeContentImageInsets = Property("large-content-image-insets", .insets)
  /// Whether the image that is shown large is scaled to the text size: `scales-large-content-image`.
  public static let scalesLargeContentImage = Property("scales-large-content-image", .bool)
}

extension PropertyTable {
  /// The rows of ``View`` about how a view takes part in layout.
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
