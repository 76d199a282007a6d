public import VStyle

extension Property {
  /// The color of the dots: `page-indicator-tint-color`.
  public static let pageIndicatorTintColor = Property("page-indicator-tint-color", .color)
  /// The color of the dot of the present page: `current-page-indicator-tint-color`.
  public static let currentPageIndicatorTintColor = Property("current-page-indicator-tint-color", .color)
  /// How many pages there are: `number-of-pages`, in `[0, ∞]`.
  public static let numberOfPages = Property("number-of-pages", .integer(0...))
  /// The number of the present page, counted from 0: `current-page`, in `[0, ∞]`.
  public static let currentPage = Property("current-page", .integer(0...))
  /// Whether a single page has no dot: `hides-for-single-page`.
  public static let hidesForSinglePage = Property("hides-for-single-page", .bool)
  /// The look behind the dots: `background-style`.
  public static let backgroundStyle = Property("background-style", .keyword(PageControl.BackgroundStyle.self))
  /// Whether sliding over the dots turns the pages: `allows-continuous-interaction`.
  public static let allowsContinuousInteraction = Property("allows-continuous-interaction", .bool)
  /// The image of the dots: `preferred-indicator-image`.
  public static let preferredIndicatorImage = Property("preferred-indicator-image", .image)
  /// The image of the dot of the present page: `preferred-current-page-indicator-image`.
  public static let preferredCurrentPageIndicatorImage = Property("preferred-current-page-indicator-image", .image)
  /// In which direction the dots follow each other: `direction`.
  public static let direction = Property("direction", .keyword(PageControl.Direction.self))
}

extension PropertyTable {
  /// The rows of ``PageControl``.
  static var pageControl: PropertyTable {
    [
      .bind(.pageIndicatorTintColor, \PageControl.pageIndicatorTintColor),
      .bind(.currentPageIndicatorTintColor, \PageControl.currentPageIndicatorTintColor),
      .bind(.numberOfPages, \PageControl.numberOfPages),
      .bind(.currentPage, \PageControl.currentPage).after(.numberOfPages),
      .bind(.hidesForSinglePage, \PageControl.hidesForSinglePage),
      .bind(.backgroundStyle, \PageControl.backgroundStyle),
      .bind(.allowsContinuousInteraction, \PageControl.allowsContinuousInteraction),
      .bind(.preferredIndicatorImage, \PageControl.preferredIndicatorImage),
      .bind(.preferredCurrentPageIndicatorImage, \PageControl.preferredCurrentPageIndicatorImage),
      .bind(.direction, \PageControl.direction),
    ]
  }
}
