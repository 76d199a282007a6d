public import VStyle

extension Property {
  /// The colour while the switch is on: `on-tint-color`.
  public static let onTintColor = Property("on-tint-color", .color)
  /// The colour of the thumb: `thumb-tint-color`.
  public static let thumbTintColor = Property("thumb-tint-color", .color)
  /// The picture while the switch is on: `on-image`.
  public static let onImage = Property("on-image", .image)
  /// The picture while the switch is off: `off-image`.
  public static let offImage = Property("off-image", .image)
}

extension PropertyTable {
  /// The rows of ``Switch``.
  static let `switch`: PropertyTable = [
    .bind(.onTintColor, \Switch.onTintColor),
    .bind(.thumbTintColor, \Switch.thumbTintColor),
    .bind(.onImage, \Switch.onImage),
    .bind(.offImage, \Switch.offImage),
  ]
}
