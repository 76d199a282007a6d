public import VStyle

/// Dots, one for each page. UIKit: `UIPageControl`.
open class PageControl: Control {
  /// The colour of the dots; nil is the system's. Default: nil. UIKit: `UIPageControl.pageIndicatorTintColor`.
  open var pageIndicatorTintColor: Color?
  /// The colour of the dot of the present page; nil is the system's. Default: nil. UIKit:
  /// `UIPageControl.currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: Color?
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
