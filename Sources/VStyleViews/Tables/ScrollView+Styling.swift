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
}

extension PropertyTable {
  /// The rows of ``ScrollView``.
  static let scrollView: PropertyTable = [
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
  ]
}
