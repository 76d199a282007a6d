public import VStyle

extension Property {
  /// The size of the content, in points. In sheets: `content-size`.
  public static let contentSize = Property("content-size", .size)
  /// The insets around the content, in points. In sheets: `content-inset`.
  public static let contentInset = Property("content-inset", .insets)
  /// Whether the content can be scrolled. In sheets: `scroll-enabled`.
  public static let isScrollEnabled = Property("scroll-enabled", .bool, aliases: ["is-scroll-enabled"])
  /// Whether scrolling is locked to the axis on which it begins. In sheets: `directional-lock-enabled`.
  public static let isDirectionalLockEnabled = Property(
    "directional-lock-enabled", .bool, aliases: ["is-directional-lock-enabled"])
  /// Whether a tap on the status bar scrolls to the top. In sheets: `scrolls-to-top`.
  public static let scrollsToTop = Property("scrolls-to-top", .bool)
  /// Whether scrolling stops at multiples of the bounds, page by page. In sheets: `paging-enabled`.
  public static let isPagingEnabled = Property("paging-enabled", .bool, aliases: ["is-paging-enabled"])
  /// Whether scrolling bounces at the edges. In sheets: `bounces`.
  public static let bounces = Property("bounces", .bool)
  /// Whether content smaller than the bounds bounces vertically. In sheets: `always-bounce-vertical`.
  public static let alwaysBounceVertical = Property("always-bounce-vertical", .bool)
  /// Whether content smaller than the bounds bounces horizontally. In sheets: `always-bounce-horizontal`.
  public static let alwaysBounceHorizontal = Property("always-bounce-horizontal", .bool)
  /// The style of the scroll indicators. In sheets: `indicator-style`.
  public static let indicatorStyle = Property("indicator-style", .keyword(ScrollView.IndicatorStyle.self))
  /// The insets of both scroll indicators, in points. In sheets: `scroll-indicator-insets`.
  public static let scrollIndicatorInsets = Property("scroll-indicator-insets", .insets)
  /// Whether the vertical scroll indicator is visible. In sheets: `shows-vertical-scroll-indicator`.
  public static let showsVerticalScrollIndicator = Property("shows-vertical-scroll-indicator", .bool)
  /// Whether the horizontal scroll indicator is visible. In sheets: `shows-horizontal-scroll-indicator`.
  public static let showsHorizontalScrollIndicator = Property("shows-horizontal-scroll-indicator", .bool)
  /// The insets of the vertical scroll indicator, in points. In sheets: `vertical-scroll-indicator-insets`.
  public static let verticalScrollIndicatorInsets = Property("vertical-scroll-indicator-insets", .insets)
  /// The insets of the horizontal scroll indicator, in points. In sheets: `horizontal-scroll-indicator-insets`.
  public static let horizontalScrollIndicatorInsets = Property("horizontal-scroll-indicator-insets", .insets)
  /// Whether the safe area adds to the insets of the scroll indicators. In sheets:
  /// `automatically-adjusts-scroll-indicator-insets`.
  public static let automaticallyAdjustsScrollIndicatorInsets = Property(
    "automatically-adjusts-scroll-indicator-insets", .bool)
  /// When the safe area adds to the insets around the content. In sheets: `content-inset-adjustment-behavior`.
  public static let contentInsetAdjustmentBehavior = Property(
    "content-inset-adjustment-behavior", .keyword(ScrollView.ContentInsetAdjustmentBehavior.self))
  /// The offset of the visible area from the origin of the content, in points. In sheets: `content-offset`.
  public static let contentOffset = Property("content-offset", .point)
  /// The rate at which scrolling decelerates. In sheets: `deceleration-rate`.
  public static let decelerationRate = Property("deceleration-rate", .keyword(ScrollView.DecelerationRate.self))
  /// The minimum zoom scale, as a factor. In sheets: `minimum-zoom-scale`, in `[0, ∞]`.
  public static let minimumZoomScale = Property("minimum-zoom-scale", .number(0...))
  /// The maximum zoom scale, as a factor. In sheets: `maximum-zoom-scale`, in `[0, ∞]`.
  public static let maximumZoomScale = Property("maximum-zoom-scale", .number(0...))
  /// The current zoom scale, as a factor. In sheets: `zoom-scale`, in `[0, ∞]`.
  public static let zoomScale = Property("zoom-scale", .number(0...))
  /// Whether zooming bounces at the minimum and the maximum scale. In sheets: `bounces-zoom`.
  public static let bouncesZoom = Property("bounces-zoom", .bool)
  /// Whether vertical scrolling bounces at the edges. In sheets: `bounces-vertically`.
  public static let bouncesVertically = Property("bounces-vertically", .bool)
  /// Whether horizontal scrolling bounces at the edges. In sheets: `bounces-horizontally`.
  public static let bouncesHorizontally = Property("bounces-horizontally", .bool)
  /// When scrolling dismisses the keyboard. In sheets: `keyboard-dismiss-mode`.
  public static let keyboardDismissMode = Property(
    "keyboard-dismiss-mode", .keyword(ScrollView.KeyboardDismissMode.self))
  /// Whether the view delays a touch until it is clear that the touch does not scroll. In sheets:
  /// `delays-content-touches`.
  public static let delaysContentTouches = Property("delays-content-touches", .bool)
  /// Whether a touch in the content can turn into scrolling. In sheets: `can-cancel-content-touches`.
  public static let canCancelContentTouches = Property("can-cancel-content-touches", .bool)
  /// The alignment of content smaller than the view, in unit coordinates of the view. In sheets:
  /// `content-alignment-point`.
  public static let contentAlignmentPoint = Property("content-alignment-point", .point)
  /// Whether the user can scroll with the keyboard. In sheets: `allows-keyboard-scrolling`.
  public static let allowsKeyboardScrolling = Property("allows-keyboard-scrolling", .bool)
  /// The control that refreshes the content when the user pulls it down. In sheets: `refresh-control`, the name of a
  /// view type.
  public static let refreshControl = Property("refresh-control", .object(of: RefreshControl.self))
}

extension PropertyTable {
  /// The property bindings of ``ScrollView``.
  static var scrollView: PropertyTable {
    [
      .bind(.contentSize, \ScrollView.contentSize),
      .bind(.contentInset, \ScrollView.contentInset),
      .bind(.isScrollEnabled, \ScrollView.isScrollEnabled),
      .bind(.isDirectionalLockEnabled, \ScrollView.isDirectionalLockEnabled),
      .bind(.scrollsToTop, \ScrollView.scrollsToTop),
      .bind(.isPagingEnabled, \ScrollView.isPagingEnabled),
      .bind(.bounces, \ScrollView.bounces),
      .bind(.alwaysBounceVertical, \ScrollView.alwaysBounceVertical),
      .bind(.alwaysBounceHorizontal, \ScrollView.alwaysBounceHorizontal),
      .bind(.indicatorStyle, \ScrollView.indicatorStyle),
      .bind(.scrollIndicatorInsets, \ScrollView.scrollIndicatorInsets),
      .bind(.showsVerticalScrollIndicator, \ScrollView.showsVerticalScrollIndicator),
      .bind(.showsHorizontalScrollIndicator, \ScrollView.showsHorizontalScrollIndicator),
      .bind(.verticalScrollIndicatorInsets, \ScrollView.verticalScrollIndicatorInsets).after(.scrollIndicatorInsets),
      .bind(.horizontalScrollIndicatorInsets, \ScrollView.horizontalScrollIndicatorInsets).after(
        .scrollIndicatorInsets),
      .bind(.automaticallyAdjustsScrollIndicatorInsets, \ScrollView.automaticallyAdjustsScrollIndicatorInsets),
      .bind(.contentInsetAdjustmentBehavior, \ScrollView.contentInsetAdjustmentBehavior),
      .bind(.contentOffset, \ScrollView.contentOffset),
      .bind(.decelerationRate, \ScrollView.decelerationRate),
      .bind(.minimumZoomScale, \ScrollView.minimumZoomScale),
      .bind(.maximumZoomScale, \ScrollView.maximumZoomScale),
      .bind(.zoomScale, \ScrollView.zoomScale).after(.minimumZoomScale, .maximumZoomScale),
      .bind(.bouncesZoom, \ScrollView.bouncesZoom),
      .bind(.bouncesVertically, \ScrollView.bouncesVertically),
      .bind(.bouncesHorizontally, \ScrollView.bouncesHorizontally),
      .bind(.keyboardDismissMode, \ScrollView.keyboardDismissMode),
      .bind(.delaysContentTouches, \ScrollView.delaysContentTouches),
      .bind(.canCancelContentTouches, \ScrollView.canCancelContentTouches),
      .bind(.contentAlignmentPoint, \ScrollView.contentAlignmentPoint),
      .bind(.allowsKeyboardScrolling, \ScrollView.allowsKeyboardScrolling),
      .bindObject(.refreshControl, \ScrollView.refreshControl, make: ViewTypes.instance),
    ]
  }
}
