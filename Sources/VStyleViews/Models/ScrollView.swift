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
  open var scrollIndicatorInsets = EdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Whether the vertical indicator shows. Default: true. UIKit: `UIScrollView.showsVerticalScrollIndicator`.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows. Default: true. UIKit: `UIScrollView.showsHorizontalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true
  /// The space around the vertical scroll indicator. Unit: points. Default: zero. UIKit:
  /// `UIScrollView.verticalScrollIndicatorInsets`.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The space around the horizontal scroll indicator. Unit: points. Default: zero. UIKit:
  /// `UIScrollView.horizontalScrollIndicatorInsets`.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Whether the safe area adds to the space around the indicators. Default: true. UIKit:
  /// `UIScrollView.automaticallyAdjustsScrollIndicatorInsets`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether the safe area adds to the space around the content. Default: `automatic`. UIKit:
  /// `UIScrollView.contentInsetAdjustmentBehavior`.
  open var contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// How far the content is scrolled. Unit: points. Default: zero. UIKit: `UIScrollView.contentOffset`.
  open var contentOffset = Point.zero
  /// How soon scrolling comes to rest. Default: `normal`. UIKit: `UIScrollView.decelerationRate`.
  open var decelerationRate = ScrollView.DecelerationRate.normal
  /// How small the content can be made, as a factor. Range: `[0, ∞]`. Default: 1. UIKit:
  /// `UIScrollView.minimumZoomScale`.
  open var minimumZoomScale = 1.0 { didSet { zoomScale = max(zoomScale, minimumZoomScale) } }
  /// How large the content can be made, as a factor. Range: `[0, ∞]`. Default: 1. UIKit:
  /// `UIScrollView.maximumZoomScale`.
  open var maximumZoomScale = 1.0 { didSet { zoomScale = min(zoomScale, maximumZoomScale) } }
  /// How large the content is, as a factor, no smaller and no larger than it can be made. Range: `[0, ∞]`.
  /// Default: 1. UIKit: `UIScrollView.zoomScale`.
  open var zoomScale: Double {
    get { shownZoomScale }
    set { shownZoomScale = min(max(newValue, minimumZoomScale), maximumZoomScale) }
  }
  private var shownZoomScale = 1.0
  /// Whether zooming bounces at its ends. Default: true. UIKit: `UIScrollView.bouncesZoom`.
  open var bouncesZoom = true
  /// Whether scrolling up and down bounces at the edges. Default: true. UIKit: `UIScrollView.bouncesVertically`.
  open var bouncesVertically = true
  /// Whether scrolling left and right bounces at the edges. Default: true. UIKit: `UIScrollView.bouncesHorizontally`.
  open var bouncesHorizontally = true
  /// When scrolling puts the keyboard away. Default: `none`. UIKit: `UIScrollView.keyboardDismissMode`.
  open var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  /// Whether a touch waits until it is clear that it does not scroll. Default: true. UIKit:
  /// `UIScrollView.delaysContentTouches`.
  open var delaysContentTouches = true
  /// Whether a touch of the content may become scrolling. Default: true. UIKit:
  /// `UIScrollView.canCancelContentTouches`.
  open var canCancelContentTouches = true
  /// Where content that is smaller than the view stands, in parts of the view. Default: zero. UIKit:
  /// `UIScrollView.contentAlignmentPoint`.
  open var contentAlignmentPoint = Point.zero
  /// Whether the keys scroll. Default: true. UIKit: `UIScrollView.allowsKeyboardScrolling`.
  open var allowsKeyboardScrolling = true
  /// The control that refreshes the content when it is pulled. Default: nil. UIKit: `UIScrollView.refreshControl`.
  open var refreshControl: RefreshControl?

  /// Makes a scroll view, which cuts its subviews at the bounds.
  public required init() {
    super.init()
    clipsToBounds = true
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .scrollView }
}
