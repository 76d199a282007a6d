import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Toolbar``.
  static var toolbar: PropertyTable {
    ownToolbar
      + .per(BarPosition.self, BarMetrics.self) { position, metrics in
        .bind(
          .backgroundImage.at(position).at(metrics),
          read: { (bar: Toolbar) in bar.backgroundImages[own: KeyPair(position, metrics)] },
          write: { $0.setBackgroundImage($1, forToolbarPosition: position, barMetrics: metrics) })
      }
      + .per(BarPosition.self) { position in
        .bind(
          .shadowImage.at(position), read: { (bar: Toolbar) in bar.shadowImages[own: position] },
          write: { $0.setShadowImage($1, forToolbarPosition: position) })
      }
  }

  private static var ownToolbar: PropertyTable {
    [
      .bind(.barStyle, \Toolbar.barStyle),
      .bind(.barTintColor, \Toolbar.barTintColor),
      .bind(.isTranslucent, \Toolbar.isTranslucent),
      .bind(.standardAppearance, \Toolbar.standardAppearance, kind: .record(ToolbarAppearance.self)),
      .bind(.compactAppearance, \Toolbar.compactAppearance, kind: .record(ToolbarAppearance.self)),
      .bind(.scrollEdgeAppearance, \Toolbar.scrollEdgeAppearance, kind: .record(ToolbarAppearance.self)),
      .bind(.compactScrollEdgeAppearance, \Toolbar.compactScrollEdgeAppearance, kind: .record(ToolbarAppearance.self)),
    ]
  }
}
