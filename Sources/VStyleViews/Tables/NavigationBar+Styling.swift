public import VStyle

extension Property {
  /// The attributes of a large title: `large-title-text-attributes`.
  public static let largeTitleTextAttributes = Property("large-title-text-attributes", .textAttributes)
  /// Whether titles are large: `prefers-large-titles`.
  public static let prefersLargeTitles = Property("prefers-large-titles", .bool)
  /// The image beside the title of the button that leads back: `back-indicator-image`.
  public static let backIndicatorImage = Property("back-indicator-image", .image)
  /// The mask of that image while screens change: `back-indicator-transition-mask-image`.
  public static let backIndicatorTransitionMaskImage = Property("back-indicator-transition-mask-image", .image)
  /// How far the title is moved down, in points: `title-vertical-position-adjustment`; `-compact` and others behind
  /// it are for other heights.
  public static let titleVerticalPositionAdjustment = Property("title-vertical-position-adjustment", .length)
}

extension PropertyTable {
  /// The rows of ``NavigationBar``.
  static var navigationBar: PropertyTable {
    ownNavigationBar
      + .per(BarPosition.self, BarMetrics.self) { position, metrics in
        .bind(
          .backgroundImage.at(position).at(metrics),
          read: { (bar: NavigationBar) in bar.backgroundImages[own: KeyPair(position, metrics)] },
          write: { $0.setBackgroundImage($1, for: position, barMetrics: metrics) })
      }
      + .per(BarMetrics.self) { metrics in
        .bind(
          .titleVerticalPositionAdjustment.at(metrics),
          read: { (bar: NavigationBar) in bar.titleVerticalPositions[own: metrics] },
          write: { $0.setTitleVerticalPositionAdjustment($1, for: metrics) })
      }
  }

  private static var ownNavigationBar: PropertyTable {
    [
      .bind(.barStyle, \NavigationBar.barStyle),
      .bind(.barTintColor, \NavigationBar.barTintColor),
      .bind(.titleTextAttributes, \NavigationBar.titleTextAttributes).merging(TextAttributes.self),
      .bind(.largeTitleTextAttributes, \NavigationBar.largeTitleTextAttributes).merging(TextAttributes.self),
      .bind(.isTranslucent, \NavigationBar.isTranslucent),
      .bind(.prefersLargeTitles, \NavigationBar.prefersLargeTitles),
      .bind(.shadowImage, \NavigationBar.shadowImage),
      .bind(.backIndicatorImage, \NavigationBar.backIndicatorImage),
      .bind(.backIndicatorTransitionMaskImage, \NavigationBar.backIndicatorTransitionMaskImage),
      .bind(.preferredBehavioralStyle, \NavigationBar.preferredBehavioralStyle),
      .bind(.standardAppearance, \NavigationBar.standardAppearance),
      .bind(.compactAppearance, \NavigationBar.compactAppearance),
      .bind(.scrollEdgeAppearance, \NavigationBar.scrollEdgeAppearance),
      .bind(.compactScrollEdgeAppearance, \NavigationBar.compactScrollEdgeAppearance),
    ]
  }
}
