public import VStyle

/// A view whose content can be larger than itself. UIKit: `UIScrollView`.
open class ScrollView: View {
  /// The size of the content. Unit: points. Default: zero. UIKit: `UIScrollView.contentSize`.
  open var contentSize = Size.zero
  /// The space around the content. Unit: points. Default: zero. UIKit: `UIScrollView.contentInset`.
  open var contentInset = EdgeInsets.zero
  /// Whether the content can be scrolled. Default: true. UIKit: `UIScrollView.isScrollEnabled`.
  open var isScrollEnabled = true
  /// Whether scrolling keeps to the axis on which it began. Default: false.
  /// UIKit: `UIScrollView.isDirectionalLockEnabled`.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. Default: true. UIKit: `UIScrollView.scrollsToTop`.
  open var scrollsToTop = true
  /// Whether scrolling stops at multiples of the bounds. Default: false. UIKit: `UIScrollView.isPagingEnabled`.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the edges. Default: true. UIKit: `UIScrollView.bounces`.
  open var bounces = true
  /// Whether small content bounces vertically. Default: false. UIKit: `UIScrollView.alwaysBounceVertical`.
  open var alwaysBounceVertical = false
  /// Whether small content bounces horizontally. Default: false. UIKit: `UIScrollView.alwaysBounceHorizontal`.
  open var alwaysBounceHorizontal = false
  /// The look of the scroll indicators. Default: `default`. UIKit: `UIScrollView.indicatorStyle`.
  open var indicatorStyle = IndicatorStyle.default
  /// The space around both scroll indicators. Unit: points. Default: zero. UIKit: `UIScrollView.scrollIndicatorInsets`.
  open var scrollIndicatorInsets = EdgeInsets.zero
  /// Whether the vertical indicator shows. Default: true. UIKit: `UIScrollView.showsVerticalScrollIndicator`.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows. Default: true. UIKit: `UIScrollView.showsHorizontalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true

  /// Makes a scroll view, which cuts its subviews at the bounds.
  public required init() {
    super.init()
    clipsToBounds = true
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .scrollView }
}
