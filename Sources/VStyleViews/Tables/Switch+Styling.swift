public import VStyle

extension Property {
  /// The color while the switch is on. In sheets: `on-tint-color`.
  public static let onTintColor = Property("on-tint-color", .color)
  /// The color of the thumb. In sheets: `thumb-tint-color`.
  public static let thumbTintColor = Property("thumb-tint-color", .color)
  /// The image while the switch is on. In sheets: `on-image`.
  public static let onImage = Property("on-image", .image)
  /// The image while the switch is off. In sheets: `off-image`.
  public static let offImage = Property("off-image", .image)
  /// Whether the switch is on. In sheets: `on`.
  public static let isOn = Property("on", .bool, aliases: ["is-on"])
  /// The preferred style of the switch. In sheets: `preferred-style`.
  public static let preferredStyle = Property("preferred-style", .keyword(Switch.Style.self))
}

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
