public import VStyle

/// Properties of bars and of their items.
extension Property {
  /// The style of the bar. In sheets: `bar-style`.
  public static let barStyle = Property("bar-style", .keyword(BarStyle.self))
  /// The tint color of the bar's background. In sheets: `bar-tint-color`.
  public static let barTintColor = Property("bar-tint-color", .color)
  /// Whether the bar is translucent. In sheets: `translucent`.
  public static let isTranslucent = Property("translucent", .bool, aliases: ["is-translucent"])
  /// The shadow image, a line at the edge of the bar. In sheets: `shadow-image`.
  public static let shadowImage = Property("shadow-image", .image)
  /// The appearance at standard bar height. In sheets: `standard-appearance`.
  public static let standardAppearance = Property("standard-appearance", .record(NavigationBarAppearance.self))
  /// The appearance at compact bar height. In sheets: `compact-appearance`.
  public static let compactAppearance = Property("compact-appearance", .record(NavigationBarAppearance.self))
  /// The appearance while the edge of scrollable content meets the bar. In sheets: `scroll-edge-appearance`.
  public static let scrollEdgeAppearance = Property("scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The appearance at compact bar height while the edge of scrollable content meets the bar. In sheets:
  /// `compact-scroll-edge-appearance`.
  public static let compactScrollEdgeAppearance = Property(
    "compact-scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The prompt, a line of text above the title or the search field. In sheets: `prompt`.
  public static let prompt = Property("prompt", .string)
  /// The offset of the title, in points. In sheets: `title-position-adjustment`.
  public static let titlePositionAdjustment = Property("title-position-adjustment", .offset)
}
