public import VStyle

extension Property {
  /// The image behind the selected item. In sheets: `selection-indicator-image`.
  public static let selectionIndicatorImage = Property("selection-indicator-image", .image)
  /// The color of unselected items. In sheets: `unselected-item-tint-color`.
  public static let unselectedItemTintColor = Property("unselected-item-tint-color", .color)
  /// The positioning of the items. In sheets: `item-positioning`.
  public static let itemPositioning = Property("item-positioning", .keyword(TabBar.ItemPositioning.self))
  /// The width of an item, in points. In sheets: `item-width`, in `[0, ∞]`.
  public static let itemWidth = Property("item-width", .length(0...))
  /// The space between two items, in points. In sheets: `item-spacing`, in `[0, ∞]`.
  public static let itemSpacing = Property("item-spacing", .length(0...))
}

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
