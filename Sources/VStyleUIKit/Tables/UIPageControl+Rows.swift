#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIPageControl`.
    @MainActor
    static var uiPageControl: PropertyTable {
      .uiPageControlRows
    }

    @MainActor
    private static var uiPageControlRows: PropertyTable {
      [
        .bindMain(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, as: .color),
        .bindMain(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor, as: .color),
        .bindMain(.numberOfPages, \UIPageControl.numberOfPages),
        .bindMain(.currentPage, \UIPageControl.currentPage).after(.numberOfPages),
        .bindMain(.hidesForSinglePage, \UIPageControl.hidesForSinglePage),
        .bindMain(.backgroundStyle, \UIPageControl.backgroundStyle, as: .raw(PageControlBackgroundStyle.self)),
        .bindMain(.allowsContinuousInteraction, \UIPageControl.allowsContinuousInteraction),
        .bindMain(.preferredIndicatorImage, \UIPageControl.preferredIndicatorImage, as: .image),
        .bindMain(.preferredCurrentPageIndicatorImage, \UIPageControl.preferredCurrentPageIndicatorImage, as: .image),
        .bindMain(.direction, \UIPageControl.direction, as: .raw(PageControlDirection.self)),
      ]
    }
  }
#endif
