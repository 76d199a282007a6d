import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``RefreshControl``.
  static var refreshControl: PropertyTable {
    [
      .bind(.attributedTitle, \RefreshControl.attributedTitle),
      .bind(.titleTextAttributes, \RefreshControl.titleTextAttributes).merging(TextAttributes.self),
    ]
  }
}
