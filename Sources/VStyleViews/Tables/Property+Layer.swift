public import VStyle

extension Property {
  /// The properties of a view's layer: `.layer.cornerRadius` is `layer-corner-radius` in a sheet.
  public static let layer = LayerProperties()
}

/// The properties of a layer, as ``Property/layer`` gives them.
public final class LayerProperties: Sendable {
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
  /// The color of the border: `layer-border-color`.
  public let borderColor = Property("layer-border-color", .color)
  /// The color of the background: `layer-background-color`.
  public let backgroundColor = Property("layer-background-color", .color)
  /// The opacity of the shadow: `layer-shadow-opacity`, a number in `[0, 1]` or a percentage.
  public let shadowOpacity = Property("layer-shadow-opacity", .numberOrPercentage(0...1))
  /// The radius of the shadow's blur in points: `layer-shadow-radius`, a length in `[0, ∞]`.
  public let shadowRadius = Property("layer-shadow-radius", .length(0...))
  /// How far the shadow lies from the layer, in points: `layer-shadow-offset`.
  public let shadowOffset = Property("layer-shadow-offset", .size)
  /// The color of the shadow: `layer-shadow-color`.
  public let shadowColor = Property("layer-shadow-color", .color)
  /// The outline of the shadow: `layer-shadow-path`.
  public let shadowPath = Property("layer-shadow-path", .path)
  /// Whether the edges are smoothed: `layer-allows-edge-antialiasing`.
  public let allowsEdgeAntialiasing = Property("layer-allows-edge-antialiasing", .bool)
  /// Whether the layer and its sublayers fade as one: `layer-allows-group-opacity`.
  public let allowsGroupOpacity = Property("layer-allows-group-opacity", .bool)
  /// The corners that are rounded: `layer-masked-corners`.
  public let maskedCorners = Property("layer-masked-corners", .flags(Layer.CornerMask.self))
  /// The shape of the rounded corners: `layer-corner-curve`.
  public let cornerCurve = Property("layer-corner-curve", .keyword(Layer.CornerCurve.self))
  /// Whether the layer covers all that is behind it: `layer-opaque`.
  public let isOpaque = Property("layer-opaque", .bool, aliases: ["layer-is-opaque"])
  /// Whether the layer draws again when its bounds change: `layer-needs-display-on-bounds-change`.
  public let needsDisplayOnBoundsChange = Property("layer-needs-display-on-bounds-change", .bool)
  /// Whether the layer may draw in the background: `layer-draws-asynchronously`.
  public let drawsAsynchronously = Property("layer-draws-asynchronously", .bool)
  /// Whether the layer is kept as an image: `layer-should-rasterize`.
  public let shouldRasterize = Property("layer-should-rasterize", .bool)
  /// The name of the layer: `layer-name`.
  public let name = Property("layer-name", .string)
  /// How far the layer lies in front of its siblings: `layer-z-position`.
  public let zPosition = Property("layer-z-position", .number)
  /// The point that the position places, in parts of the bounds: `layer-anchor-point`.
  public let anchorPoint = Property("layer-anchor-point", .point)
  /// How far the anchor point lies in front of the layer: `layer-anchor-point-z`.
  public let anchorPointZ = Property("layer-anchor-point-z", .number)
  /// The layer's rectangle in the superlayer's coordinates, in points: `layer-frame`.
  public let frame = Property("layer-frame", .rect)
  /// The anchor point in the superlayer's coordinates, in points: `layer-position`.
  public let position = Property("layer-position", .point)
  /// The layer's rectangle in its own coordinates, in points: `layer-bounds`.
  public let bounds = Property("layer-bounds", .rect)
  /// How the layer is moved, scaled and turned: `layer-transform`.
  public let transform = Property("layer-transform", .transform3D)
  /// How sublayers are moved, scaled and turned: `layer-sublayer-transform`.
  public let sublayerTransform = Property("layer-sublayer-transform", .transform3D)
  /// Whether the vertical axis of the sublayers is turned around: `layer-geometry-flipped`.
  public let isGeometryFlipped = Property("layer-geometry-flipped", .bool, aliases: ["layer-is-geometry-flipped"])
  /// The image that the layer shows: `layer-contents`.
  public let contents = Property("layer-contents", .image)
  /// The part of the contents that shows, in parts of the image: `layer-contents-rect`.
  public let contentsRect = Property("layer-contents-rect", .rect)
  /// The part of the contents that is stretched, in parts of the image: `layer-contents-center`.
  public let contentsCenter = Property("layer-contents-center", .rect)
  /// How many pixels of the contents a point has: `layer-contents-scale`, in `[0, ∞]`.
  public let contentsScale = Property("layer-contents-scale", .number(0...))
  /// The numbers that make up a pixel of the contents: `layer-contents-format`.
  public let contentsFormat = Property("layer-contents-format", .keyword(Layer.ContentsFormat.self))
  /// How contents are made smaller: `layer-minification-filter`.
  public let minificationFilter = Property("layer-minification-filter", .keyword(Layer.Filter.self))
  /// How contents are made larger: `layer-magnification-filter`.
  public let magnificationFilter = Property("layer-magnification-filter", .keyword(Layer.Filter.self))
  /// Which of the smaller copies is used, counted in copies: `layer-minification-filter-bias`.
  public let minificationFilterBias = Property("layer-minification-filter-bias", .number)
  /// The edges that are smoothed: `layer-edge-antialiasing-mask`.
  public let edgeAntialiasingMask = Property("layer-edge-antialiasing-mask", .flags(Layer.EdgeAntialiasingMask.self))
  /// How many pixels of that image a point has: `layer-rasterization-scale`, in `[0, ∞]`.
  public let rasterizationScale = Property("layer-rasterization-scale", .number(0...))
  /// Whether the contents may be brighter than white: `layer-wants-extended-dynamic-range-content`.
  public let wantsExtendedDynamicRangeContent = Property("layer-wants-extended-dynamic-range-content", .bool)
  /// How fast the time of the layer runs, as a factor: `layer-speed`.
  public let speed = Property("layer-speed", .number)
  /// The offset of the time of the layer, in seconds: `layer-time-offset`.
  public let timeOffset = Property("layer-time-offset", .time)
  /// How often the time of the layer repeats: `layer-repeat-count`, in `[0, ∞]`.
  public let repeatCount = Property("layer-repeat-count", .number(0...))
  /// Whether the time of the layer runs back at its end: `layer-autoreverses`.
  public let autoreverses = Property("layer-autoreverses", .bool)
  /// What shows before and after the time of the layer: `layer-fill-mode`.
  public let fillMode = Property("layer-fill-mode", .keyword(Layer.FillMode.self))
  /// The color inside the path: `layer-fill-color`.
  public let fillColor = Property("layer-fill-color", .color)
  /// The color of the line along the path: `layer-stroke-color`.
  public let strokeColor = Property("layer-stroke-color", .color)
  /// What lies inside a path that crosses itself: `layer-fill-rule`.
  public let fillRule = Property("layer-fill-rule", .keyword(ShapeLayer.FillRule.self))
  /// The width of the line, in points: `layer-line-width`, in `[0, ∞]`.
  public let lineWidth = Property("layer-line-width", .length(0...))
  /// The ends of the line: `layer-line-cap`.
  public let lineCap = Property("layer-line-cap", .keyword(ShapeLayer.LineCap.self))
  /// The corners of the line: `layer-line-join`.
  public let lineJoin = Property("layer-line-join", .keyword(ShapeLayer.LineJoin.self))
  /// How far a pointed corner may reach, in widths of the line: `layer-miter-limit`, in `[0, ∞]`.
  public let miterLimit = Property("layer-miter-limit", .number(0...))
  /// The lengths of dashes and gaps in turn, in points: `layer-line-dash-pattern`, in `[0, ∞]`.
  public let lineDashPattern = Property("layer-line-dash-pattern", .length(0...).list)
  /// How far into the pattern the line begins, in points: `layer-line-dash-phase`.
  public let lineDashPhase = Property("layer-line-dash-phase", .length)
  /// Where along the path the line begins: `layer-stroke-start`, a number in `[0, 1]` or a percentage.
  public let strokeStart = Property("layer-stroke-start", .numberOrPercentage(0...1))
  /// Where along the path the line ends: `layer-stroke-end`, a number in `[0, 1]` or a percentage.
  public let strokeEnd = Property("layer-stroke-end", .numberOrPercentage(0...1))
  /// The path: `layer-path`.
  public let path = Property("layer-path", .path)
  /// The colors: `layer-colors`.
  public let colors = Property("layer-colors", .color.list)
  /// Where the colors stand, as numbers in `[0, 1]` that do not fall: `layer-locations`, in `[0, 1]`.
  public let locations = Property("layer-locations", .number(0...1).list)
  /// Where the gradient begins, in parts of the bounds: `layer-start-point`.
  public let startPoint = Property("layer-start-point", .point)
  /// Where the gradient ends, in parts of the bounds: `layer-end-point`.
  public let endPoint = Property("layer-end-point", .point)
  /// The shape of the gradient: `layer-type`.
  public let type = Property("layer-type", .keyword(GradientLayer.Kind.self))
  /// The text: `layer-string`.
  public let string = Property("layer-string", .string)
  /// The font: `layer-font`.
  public let font = Property("layer-font", .font)
  /// The size of the font, in points: `layer-font-size`, in `[0, ∞]`.
  public let fontSize = Property("layer-font-size", .length(0...))
  /// The color of the text: `layer-foreground-color`.
  public let foregroundColor = Property("layer-foreground-color", .color)
  /// How the lines are aligned: `layer-alignment-mode`.
  public let alignmentMode = Property("layer-alignment-mode", .keyword(TextLayer.AlignmentMode.self))
  /// Where a text that is too long is cut: `layer-truncation-mode`.
  public let truncationMode = Property("layer-truncation-mode", .keyword(TextLayer.TruncationMode.self))
  /// Whether a long text goes on in further lines: `layer-wrapped`.
  public let isWrapped = Property("layer-wrapped", .bool, aliases: ["layer-is-wrapped"])
  /// Whether letters stand at fixed parts of a pixel: `layer-allows-font-subpixel-quantization`.
  public let allowsFontSubpixelQuantization = Property("layer-allows-font-subpixel-quantization", .bool)
}
