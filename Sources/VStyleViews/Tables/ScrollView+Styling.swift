public import VStyle

extension Property {
  /// The size of the content, in points: `content-size`.
  public static let contentSize = Property("content-size", .size)
  /// The space around the content, in points: `content-inset`.
  public static let contentInset = Property("content-inset", .insets)
  /// Whether the content can be scrolled: `scroll-enabled`.
  public static let isScrollEnabled = Property("scroll-enabled", .bool, aliases: ["is-scroll-enabled"])
  /// Whether scrolling keeps to the axis on which it began: `directional-lock-enabled`.
  public static let isDirectionalLockEnabled = Property(
    "directional-lock-enabled", .bool, aliases: ["is-directional-lock-enabled"])
  /// Whether a tap on the status bar scrolls to the top: `scrolls-to-top`.
  public static let scrollsToTop = Property("scrolls-to-top", .bool)
  /// Whether scrolling stops at multiples of the bounds: `paging-enabled`.
  public static let isPagingEnabled = Property("paging-enabled", .bool, aliases: ["is-paging-enabled"])
  /// Whether scrolling bounces at the edges: `bounces`.
  public static let bounces = Property("bounces", .bool)
  /// Whether small content bounces vertically: `always-bounce-vertical`.
  public static let alwaysBounceVertical = Property("always-bounce-vertical", .bool)
  /// Whether small content bounces horizontally: `always-bounce-horizontal`.
  public static let alwaysBounceHorizontal = Property("always-bounce-horizontal", .bool)
  /// The look of the scroll indicators: `indicator-style`.
  public static let indicatorStyle = Property("indicator-style", .keyword(ScrollView.IndicatorStyle.self))
  /// The space around both scroll indicators, in points: `scroll-indicator-insets`.
  public static let scrollIndicatorInsets = Property("scroll-indicator-insets", .insets)
  /// Whether the vertical indicator shows: `shows-vertical-scroll-indicator`.
  public static let showsVerticalScrollIndicator = Property("shows-vertical-scroll-indicator", .bool)
  /// Whether the horizontal indicator shows: `shows-horizontal-scroll-indicator`.
  public static let showsHorizontalScrollIndicator = Property("shows-horizontal-scroll-indicator", .bool)
  /// The space around the vertical scroll indicator, in points: `vertical-scroll-indicator-insets`.
  public static let verticalScrollIndicatorInsets = Property("vertical-scroll-indicator-insets", .insets)
  /// The space around the horizontal scroll indicator, in points: `horizontal-scroll-indicator-insets`.
  public static let horizontalScrollIndicatorInsets = Property("horizontal-scroll-indicator-insets", .insets)
  /// Whether the safe area adds to the space around the indicators: `automatically-adjusts-scroll-indicator-insets`.
  public static let automaticallyAdjustsScrollIndicatorInsets = Property(
    "automatically-adjusts-scroll-indicator-insets", .bool)
  /// Whether the safe area adds to the space around the content: `content-inset-adjustment-behavior`.
  public static let contentInsetAdjustmentBehavior = Property(
    "content-inset-adjustment-behavior", .keyword(ScrollView.ContentInsetAdjustmentBehavior.self))
  /// How far the content is scrolled, in points: `content-offset`.
  public static let contentOffset = Property("content-offset", .point)
  /// How soon scrolling comes to rest: `deceleration-rate`.
  public static let decelerationRate = Property("deceleration-rate", .keyword(ScrollView.DecelerationRate.self))
  /// How small the content can be made, as a factor: `minimum-zoom-scale`, in `[0, ∞]`.
  public static let minimumZoomScale = Property("minimum-zoom-scale", .number(0...))
  /// How large the content can be made, as a factor: `maximum-zoom-scale`, in `[0, ∞]`.
  public static let maximumZoomScale = Property("maximum-zoom-scale", .number(0...))
  /// How large the content is, as a factor: `zoom-scale`, in `[0, ∞]`.
  public static let zoomScale = Property("zoom-scale", .number(0...))
  /// Whether zooming bounces at its ends: `bounces-zoom`.
  public static let bouncesZoom = Property("bounces-zoom", .bool)
  /// Whether scrolling up and down bounces at the edges: `bounces-vertically`.
  public static let bouncesVertically = Property("bounces-vertically", .bool)
  /// Whether scrolling left and right bounces at the edges: `bounces-horizontally`.
  public static let bouncesHorizontally = Property("bounces-horizontally", .bool)
  /// When scrolling puts the keyboard away: `keyboard-dismiss-mode`.
  public static let keyboardDismissMode = Property(
    "keyboard-dismiss-mode", .keyword(ScrollView.KeyboardDismissMode.self))
  /// Whether a touch waits until it is clear that it does not scroll: `delays-content-touches`.
  public static let delaysContentTouches = Property("delays-content-touches", .bool)
  /// Whether a touch of the content may become scrolling: `can-cancel-content-touches`.
  public static let canCancelContentTouches = Property("can-cancel-content-touches", .bool)
  /// Where content that is smaller than the view stands, in parts of the view: `content-alignment-point`.
  public static let contentAlignmentPoint = Property("content-alignment-point", .point)
  /// Whether the keys scroll: `allows-keyboard-scrolling`.
  public static let allowsKeyboardScrolling = Property("allows-keyboard-scrolling", .bool)
  /// The control that refreshes the content when it is pulled: `refresh-control`, a class to make one of.
  public static let refreshControl = Property("refresh-control", .object(of: RefreshControl.self))
}

extension PropertyTable {
  /// The rows of ``ScrollView``.
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
