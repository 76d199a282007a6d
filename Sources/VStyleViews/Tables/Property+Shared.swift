public import VStyle

/// Properties that several classes have.
extension Property {
  /// The color behind the content: `background-color`, a color.
  public static let backgroundColor = Property("background-color", .color)
  /// The font of the text: `font`.
  public static let font = Property("font", .font)
  /// The color of the text: `text-color`.
  public static let textColor = Property("text-color", .color)
  /// How the lines of the text are aligned: `text-alignment`.
  public static let textAlignment = Property("text-alignment", .keyword(TextAlignment.self))
  /// A picture: `image`. A button has one per control state.
  public static let image = Property("image", .image)
  /// Whether the view is highlighted: `highlighted`.
  public static let isHighlighted = Property("highlighted", .bool, aliases: ["is-highlighted"])
  /// Whether the view is drawn as one that can be used: `enabled`.
  public static let isEnabled = Property("enabled", .bool, aliases: ["is-enabled"])
}
