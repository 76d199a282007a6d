public import VStyle

/// Properties of several bars and of what is in them.
extension Property {
  /// The look of the bar: `bar-style`.
  public static let barStyle = Property("bar-style", .keyword(BarStyle.self))
  /// The color of the bar: `bar-tint-color`.
  public static let barTintColor = Property("bar-tint-color", .color)
  /// Whether light comes through the bar: `translucent`.
  public static let isTranslucent = Property("translucent", .bool, aliases: ["is-translucent"])
  /// The image of the line at the edge of the bar: `shadow-image`.
  public static let shadowImage = Property("shadow-image", .image)
  /// The look at the usual height: `standard-appearance`.
  public static let standardAppearance = Property("standard-appearance", .record(NavigationBarAppearance.self))
  /// The look at the compact height: `compact-appearance`.
  public static let compactAppearance = Property("compact-appearance", .record(NavigationBarAppearance.self))
  /// The look while the content is at its edge: `scroll-edge-appearance`.
  public static let scrollEdgeAppearance = Property("scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The look at the compact height while the content is at its edge: `compact-scroll-edge-appearance`.
  public static let compactScrollEdgeAppearance = Property(
    "compact-scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The line above the title or the field: `prompt`.
  public static let prompt = Property("prompt", .string)
  /// How far the title is moved, in points: `title-position-adjustment`.
  public static let titlePositionAdjustment = Property("title-position-adjustment", .offset)
}
