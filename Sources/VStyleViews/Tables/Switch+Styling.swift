import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Switch``.
  static var `switch`: PropertyTable {
    [
      .bind(.onTintColor, \Switch.onTintColor),
      .bind(.thumbTintColor, \Switch.thumbTintColor),
      .bind(.onImage, \Switch.onImage),
      .bind(.offImage, \Switch.offImage),
      .bind(.isOn, \Switch.isOn),
      .bind(.preferredStyle, \Switch.preferredStyle),
      .bind(.title, \Switch.title),
    ]
  }
}
