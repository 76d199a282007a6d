public import VStyle

extension Property {
  /// The properties of a view's layer: `.layer.cornerRadius` is `layer-corner-radius` in a sheet.
  public static let layer = LayerProperties()
}

/// The properties of a layer, as ``Property/layer`` gives them.
public struct LayerProperties: Sendable {
  /// Where the contents stand in the bounds: `layer-contents-gravity`.
  public let contentsGravity = Property("layer-contents-gravity", .keyword(Layer.ContentsGravity.self))
  /// The opacity: `layer-opacity`, a number in `[0, 1]` or a percentage.
  public let opacity = Property("layer-opacity", .numberOrPercentage(0...1))
  /// Whether the layer is left out: `layer-hidden`.
  public let isHidden = Property("layer-hidden", .bool, aliases: ["layer-is-hidden"])
  /// Whether sublayers are cut at the bounds: `layer-masks-to-bounds`.
  public let masksToBounds = Property("layer-masks-to-bounds", .bool)
  /// The layer whose alpha masks the view's: `layer-mask`, a class to make one of.
  public let mask = Property("layer-mask", .object(of: Layer.self))
  /// Whether the layer is seen from behind: `layer-double-sided`.
  public let isDoubleSided = Property("layer-double-sided", .bool, aliases: ["layer-is-double-sided"])
  /// The radius of the corners in points: `layer-corner-radius`, a length in `[0, ∞]`.
  public let cornerRadius = Property("layer-corner-radius", .length(0...))
  /// The width of the border in points: `layer-border-width`, a length in `[0, ∞]`.
  public let borderWidth = Property("layer-border-width", .length(0...))
  /// The colour of the border: `layer-border-color`.
  public let borderColor = Property("layer-border-color", .color)
  /// The colour of the background: `layer-background-color`.
  public let backgroundColor = Property("layer-background-color", .color)
  /// The opacity of the shadow: `layer-shadow-opacity`, a number in `[0, 1]` or a percentage.
  public let shadowOpacity = Property("layer-shadow-opacity", .numberOrPercentage(0...1))
  /// The radius of the shadow's blur in points: `layer-shadow-radius`, a length in `[0, ∞]`.
  public let shadowRadius = Property("layer-shadow-radius", .length(0...))
  /// How far the shadow lies from the layer, in points: `layer-shadow-offset`.
  public let shadowOffset = Property("layer-shadow-offset", .size)
  /// The colour of the shadow: `layer-shadow-color`.
  public let shadowColor = Property("layer-shadow-color", .color)
  /// The outline of the shadow: `layer-shadow-path`.
  public let shadowPath = Property("layer-shadow-path", .path)
  /// Whether the edges are smoothed: `layer-allows-edge-antialiasing`.
  public let allowsEdgeAntialiasing = Property("layer-allows-edge-antialiasing", .bool)
  /// Whether the layer and its sublayers fade as one: `layer-allows-group-opacity`.
  public let allowsGroupOpacity = Property("layer-allows-group-opacity", .bool)
}
