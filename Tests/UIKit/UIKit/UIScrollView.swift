// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIScrollView: UIView {
  open var contentSize: CGSize = CGSize(width: 0, height: 0)
  open var contentInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var isScrollEnabled: Bool = true
  open var isDirectionalLockEnabled: Bool = false
  open var scrollsToTop: Bool = true
  open var isPagingEnabled: Bool = false
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  open var contentOffset: CGPoint = CGPoint(x: 0, y: 0)
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom: Bool = true
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  open var delaysContentTouches: Bool = true
  open var canCancelContentTouches: Bool = true
  open var contentAlignmentPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var allowsKeyboardScrolling: Bool = true
  open var refreshControl: UIRefreshControl?

  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != limited(zoomScale) { zoomScale = limited(zoomScale) } }
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
  }

  /// Setting it sets both.
  open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
  open var bouncesVertically = true
  open var bouncesHorizontally = true

  /// Setting it sets the insets of both indicators. Its getter is deprecated.
  open var scrollIndicatorInsets: UIEdgeInsets {
    @available(*, deprecated)
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
}
