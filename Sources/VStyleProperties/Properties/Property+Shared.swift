public import VStyle

/// Properties of several view types.
extension Property {
  /// The background color. In sheets: `background-color`, a color.
  public static let backgroundColor = Property("background-color", .color)
  /// The font of the text. In sheets: `font`.
  public static let font = Property("font", .font)
  /// The color of the text. In sheets: `text-color`.
  public static let textColor = Property("text-color", .color)
  /// The alignment of the text. In sheets: `text-alignment`.
  public static let textAlignment = Property("text-alignment", .keyword(TextAlignment.self))
  /// The image. A button has one for each control state. In sheets: `image`.
  public static let image = Property("image", .image)
  /// Whether the view is highlighted. In sheets: `highlighted`.
  public static let isHighlighted = Property("highlighted", .bool, aliases: ["is-highlighted"])
  /// Whether the view is enabled, or drawn as enabled. In sheets: `enabled`.
  public static let isEnabled = Property("enabled", .bool, aliases: ["is-enabled"])
}
