public import VStyle

extension Property {
  /// The text attributes of a large title. In sheets: `large-title-text-attributes`.
  public static let largeTitleTextAttributes = Property("large-title-text-attributes", .textAttributes)
  /// Whether titles are displayed in a large size. In sheets: `prefers-large-titles`.
  public static let prefersLargeTitles = Property("prefers-large-titles", .bool)
  /// The back indicator, an image beside the title of the back button. In sheets: `back-indicator-image`.
  public static let backIndicatorImage = Property("back-indicator-image", .image)
  /// The mask of the back indicator during transitions between screens. In sheets:
  /// `back-indicator-transition-mask-image`.
  public static let backIndicatorTransitionMaskImage = Property("back-indicator-transition-mask-image", .image)
  /// The downward offset of the title, in points. In sheets: `title-vertical-position-adjustment`; a suffix such as
  /// `-compact` selects other bar metrics.
  public static let titleVerticalPositionAdjustment = Property("title-vertical-position-adjustment", .length)
}

extension PropertyTable {
  /// The property bindings of ``NavigationBar``.
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
