public import VStyle

/// Dots, one for each page. UIKit: `UIPageControl`.
open class PageControl: Control {
  /// The color of the dots; nil is the system's. Default: nil. UIKit: `UIPageControl.pageIndicatorTintColor`.
  open var pageIndicatorTintColor: Color?
  /// The color of the dot of the present page; nil is the system's. Default: nil. UIKit:
  /// `UIPageControl.currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: Color?
  /// How many pages there are. Range: `[0, ∞]`. Default: 0. UIKit: `UIPageControl.numberOfPages`.
  open var numberOfPages = 0 { didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) } }
  /// The number of the present page, counted from 0. One behind the last page is moved to that. Default: 0.
  /// UIKit: `UIPageControl.currentPage`.
  open var currentPage: Int {
    get { shownPage }
    set { shownPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var shownPage = 0
  /// Whether a single page has no dot. Default: false. UIKit: `UIPageControl.hidesForSinglePage`.
  open var hidesForSinglePage = false
  /// The look behind the dots. Default: `automatic`. UIKit: `UIPageControl.backgroundStyle`.
  open var backgroundStyle = PageControl.BackgroundStyle.automatic
  /// Whether sliding over the dots turns the pages. Default: true. UIKit:
  /// `UIPageControl.allowsContinuousInteraction`.
  open var allowsContinuousInteraction = true
  /// The image of the dots. Default: nil. UIKit: `UIPageControl.preferredIndicatorImage`.
  open var preferredIndicatorImage: Image?
  /// The image of the dot of the present page. Default: nil. UIKit:
  /// `UIPageControl.preferredCurrentPageIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: Image?
  /// In which direction the dots follow each other. Default: `natural`. UIKit: `UIPageControl.direction`.
  open var direction = PageControl.Direction.natural

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .pageControl }
}
