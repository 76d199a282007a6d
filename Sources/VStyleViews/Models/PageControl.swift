public import VStyleProperties

/// A control that displays a dot for each page. UIKit: `UIPageControl`.
open class PageControl: Control {
  /// The color of the dots. If nil, the system default applies. Default: nil. UIKit:
  /// `UIPageControl.pageIndicatorTintColor`.
  open var pageIndicatorTintColor: Color?
  /// The color of the current page's dot. If nil, the system default applies. Default: nil. UIKit:
  /// `UIPageControl.currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: Color?
  /// The number of pages. Range: `[0, ∞]`. Default: 0. UIKit: `UIPageControl.numberOfPages`.
  open var numberOfPages = 0 { didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) } }
  /// The index of the current page, from 0. A value outside the pages is clamped. Default: 0. UIKit:
  /// `UIPageControl.currentPage`.
  open var currentPage: Int {
    get { shownPage }
    set { shownPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var shownPage = 0
  /// Whether the control is hidden if there is only one page. Default: false. UIKit:
  /// `UIPageControl.hidesForSinglePage`.
  open var hidesForSinglePage = false
  /// The style of the background. Default: `automatic`. UIKit: `UIPageControl.backgroundStyle`.
  open var backgroundStyle = PageControl.BackgroundStyle.automatic
  /// Whether the user can slide over the dots to turn pages. Default: true. UIKit:
  /// `UIPageControl.allowsContinuousInteraction`.
  open var allowsContinuousInteraction = true
  /// The image of the dots. Default: nil. UIKit: `UIPageControl.preferredIndicatorImage`.
  open var preferredIndicatorImage: Image?
  /// The image of the current page's dot. Default: nil. UIKit: `UIPageControl.preferredCurrentPageIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: Image?
  /// The direction in which the dots are laid out. Default: `natural`. UIKit: `UIPageControl.direction`.
  open var direction = PageControl.Direction.natural

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .pageControl }
}
