import VStyleProperties

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
