public import VStyle

extension Property {
  /// The color while the switch is on: `on-tint-color`.
  public static let onTintColor = Property("on-tint-color", .color)
  /// The color of the thumb: `thumb-tint-color`.
  public static let thumbTintColor = Property("thumb-tint-color", .color)
  /// The picture while the switch is on: `on-image`.
  public static let onImage = Property("on-image", .image)
  /// The picture while the switch is off: `off-image`.
  public static let offImage = Property("off-image", .image)
  /// Whether the switch is on: `on`.
  public static let isOn = Property("on", .bool, aliases: ["is-on"])
  /// The look of the switch: `preferred-style`.
  public static let preferredStyle = Property("preferred-style", .keyword(Switch.Style.self))
}

extension PropertyTable {
  /// The rows of ``Switch``.
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
