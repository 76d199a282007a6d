import VStyleProperties

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
