public import VStyle

extension Property {
  /// The color of the dots. In sheets: `page-indicator-tint-color`.
  public static let pageIndicatorTintColor = Property("page-indicator-tint-color", .color)
  /// The color of the current page's dot. In sheets: `current-page-indicator-tint-color`.
  public static let currentPageIndicatorTintColor = Property("current-page-indicator-tint-color", .color)
  /// The number of pages. In sheets: `number-of-pages`, in `[0, ∞]`.
  public static let numberOfPages = Property("number-of-pages", .integer(0...))
  /// The index of the current page, from 0. In sheets: `current-page`, in `[0, ∞]`.
  public static let currentPage = Property("current-page", .integer(0...))
  /// Whether the control is hidden if there is only one page. In sheets: `hides-for-single-page`.
  public static let hidesForSinglePage = Property("hides-for-single-page", .bool)
  /// The style of the background. In sheets: `background-style`.
  public static let backgroundStyle = Property("background-style", .keyword(PageControl.BackgroundStyle.self))
  /// Whether the user can slide over the dots to turn pages. In sheets: `allows-continuous-interaction`.
  public static let allowsContinuousInteraction = Property("allows-continuous-interaction", .bool)
  /// The image of the dots. In sheets: `preferred-indicator-image`.
  public static let preferredIndicatorImage = Property("preferred-indicator-image", .image)
  /// The image of the current page's dot. In sheets: `preferred-current-page-indicator-image`.
  public static let preferredCurrentPageIndicatorImage = Property("preferred-current-page-indicator-image", .image)
  /// The direction in which the dots are laid out. In sheets: `direction`.
  public static let direction = Property("direction", .keyword(PageControl.Direction.self))
}

extension PropertyTable {
  /// The property bindings of ``PageControl``.
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
