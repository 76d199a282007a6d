import VStyleProperties

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
