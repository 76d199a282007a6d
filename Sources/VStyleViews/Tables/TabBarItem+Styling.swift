public import VStyle

extension Property {
  /// The image while the item is selected. In sheets: `selected-image`.
  public static let selectedImage = Property("selected-image", .image)
  /// The text of the badge. In sheets: `badge-value`.
  public static let badgeValue = Property("badge-value", .string)
  /// The color of the badge. In sheets: `badge-color`.
  public static let badgeColor = Property("badge-color", .color)
  /// The text attributes of the badge, for each control state. In sheets: `badge-text-attributes`.
  public static let badgeTextAttributes = Property("badge-text-attributes", .textAttributes)
}

extension PropertyTable {
  /// The property bindings of ``TabBarItem``.
  static var tabBarItem: PropertyTable {
    [
      .bind(.selectedImage, \TabBarItem.selectedImage),
      .bind(.badgeValue, \TabBarItem.badgeValue),
      .bind(.badgeColor, \TabBarItem.badgeColor),
      .perState(
        .badgeTextAttributes, read: { (object: TabBarItem, state) in object.badgeAttributes[own: state] },
        write: { $0.setBadgeTextAttributes($1, for: $2) }
      ).merging(TextAttributes.self),
      .bind(.titlePositionAdjustment, \TabBarItem.titlePositionAdjustment),
      .bind(.standardAppearance, \TabBarItem.standardAppearance, kind: .record(TabBarAppearance.self)),
      .bind(.scrollEdgeAppearance, \TabBarItem.scrollEdgeAppearance, kind: .record(TabBarAppearance.self)),
    ]
  }
}
