public import VStyleProperties

/// A view that scrolls and zooms content that can be larger than itself. UIKit: `UIScrollView`.
open class ScrollView: View {
  /// The size of the content. Unit: points. Default: zero. UIKit: `UIScrollView.contentSize`.
  open var contentSize = Size.zero
  /// The insets around the content. Unit: points. Default: zero. UIKit: `UIScrollView.contentInset`.
  open var contentInset = EdgeInsets.zero
  /// Whether the content can be scrolled. Default: true. UIKit: `UIScrollView.isScrollEnabled`.
  open var isScrollEnabled = true
  /// Whether scrolling is locked to the axis on which it begins. Default: false. UIKit:
  /// `UIScrollView.isDirectionalLockEnabled`.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. Default: true. UIKit: `UIScrollView.scrollsToTop`.
  open var scrollsToTop = true
  /// Whether scrolling stops at multiples of the bounds, page by page. Default: false. UIKit:
  /// `UIScrollView.isPagingEnabled`.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the edges. Default: true. UIKit: `UIScrollView.bounces`.
  open var bounces = true
  /// Whether content smaller than the bounds bounces vertically. Default: false. UIKit:
  /// `UIScrollView.alwaysBounceVertical`.
  open var alwaysBounceVertical = false
  /// Whether content smaller than the bounds bounces horizontally. Default: false. UIKit:
  /// `UIScrollView.alwaysBounceHorizontal`.
  open var alwaysBounceHorizontal = false
  /// The style of the scroll indicators. Default: `default`. UIKit: `UIScrollView.indicatorStyle`.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of both scroll indicators. Unit: points. Default: zero. UIKit: `UIScrollView.scrollIndicatorInsets`.
  open var scrollIndicatorInsets = EdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Whether the vertical scroll indicator is visible. Default: true. UIKit:
  /// `UIScrollView.showsVerticalScrollIndicator`.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is visible. Default: true. UIKit:
  /// `UIScrollView.showsHorizontalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical scroll indicator. Unit: points. Default: zero. UIKit:
  /// `UIScrollView.verticalScrollIndicatorInsets`.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The insets of the horizontal scroll indicator. Unit: points. Default: zero. UIKit:
  /// `UIScrollView.horizontalScrollIndicatorInsets`.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Whether the safe area adds to the insets of the scroll indicators. Default: true. UIKit:
  /// `UIScrollView.automaticallyAdjustsScrollIndicatorInsets`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// When the safe area adds to the insets around the content. Default: `automatic`. UIKit:
  /// `UIScrollView.contentInsetAdjustmentBehavior`.
  open var contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The offset of the visible area from the origin of the content. Unit: points. Default: zero. UIKit:
  /// `UIScrollView.contentOffset`.
  open var contentOffset = Point.zero
  /// The rate at which scrolling decelerates. Default: `normal`. UIKit: `UIScrollView.decelerationRate`.
  open var decelerationRate = ScrollView.DecelerationRate.normal
  /// The minimum zoom scale, as a factor. Range: `[0, ∞]`. Default: 1. UIKit: `UIScrollView.minimumZoomScale`.
  open var minimumZoomScale = 1.0 { didSet { zoomScale = max(zoomScale, minimumZoomScale) } }
  /// The maximum zoom scale, as a factor. Range: `[0, ∞]`. Default: 1. UIKit: `UIScrollView.maximumZoomScale`.
  open var maximumZoomScale = 1.0 { didSet { zoomScale = min(zoomScale, maximumZoomScale) } }
  /// The current zoom scale, as a factor, clamped to the minimum and the maximum. Range: `[0, ∞]`. Default: 1. UIKit:
  /// `UIScrollView.zoomScale`.
  open var zoomScale: Double {
    get { shownZoomScale }
    set { shownZoomScale = min(max(newValue, minimumZoomScale), maximumZoomScale) }
  }
  private var shownZoomScale = 1.0
  /// Whether zooming bounces at the minimum and the maximum scale. Default: true. UIKit: `UIScrollView.bouncesZoom`.
  open var bouncesZoom = true
  /// Whether vertical scrolling bounces at the edges. Default: true. UIKit: `UIScrollView.bouncesVertically`.
  open var bouncesVertically = true
  /// Whether horizontal scrolling bounces at the edges. Default: true. UIKit: `UIScrollView.bouncesHorizontally`.
  open var bouncesHorizontally = true
  /// When scrolling dismisses the keyboard. Default: `none`. UIKit: `UIScrollView.keyboardDismissMode`.
  open var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  /// Whether the view delays a touch until it is clear that the touch does not scroll. Default: true. UIKit:
  /// `UIScrollView.delaysContentTouches`.
  open var delaysContentTouches = true
  /// Whether a touch in the content can turn into scrolling. Default: true. UIKit:
  /// `UIScrollView.canCancelContentTouches`.
  open var canCancelContentTouches = true
  /// The alignment of content smaller than the view, in unit coordinates of the view. Default: zero. UIKit:
  /// `UIScrollView.contentAlignmentPoint`.
  open var contentAlignmentPoint = Point.zero
  /// Whether the user can scroll with the keyboard. Default: true. UIKit: `UIScrollView.allowsKeyboardScrolling`.
  open var allowsKeyboardScrolling = true
  /// The control that refreshes the content when the user pulls it down. Default: nil. UIKit:
  /// `UIScrollView.refreshControl`.
  open var refreshControl: RefreshControl?

  /// Creates a scroll view, which clips its subviews to the bounds.
  public required init() {
    super.init()
    clipsToBounds = true
  }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .scrollView }
}
