import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TabBar``.
  static var tabBar: PropertyTable {
    [
      .bind(.barStyle, \TabBar.barStyle),
      .bind(.barTintColor, \TabBar.barTintColor),
      .bind(.shadowImage, \TabBar.shadowImage),
      .bind(.backgroundImage, \TabBar.backgroundImage),
      .bind(.selectionIndicatorImage, \TabBar.selectionIndicatorImage),
      .bind(.unselectedItemTintColor, \TabBar.unselectedItemTintColor),
      .bind(.isTranslucent, \TabBar.isTranslucent),
      .bind(.itemPositioning, \TabBar.itemPositioning),
      .bind(.itemWidth, \TabBar.itemWidth),
      .bind(.itemSpacing, \TabBar.itemSpacing),
      .bind(.standardAppearance, \TabBar.standardAppearance, kind: .record(TabBarAppearance.self)),
      .bind(.scrollEdgeAppearance, \TabBar.scrollEdgeAppearance, kind: .record(TabBarAppearance.self)),
    ]
  }
}
