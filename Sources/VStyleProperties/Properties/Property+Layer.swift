public import VStyle

extension Property {
  /// The properties of a view's layer. For example, `.layer.cornerRadius` is `layer-corner-radius` in sheets.
  public static let layer = LayerProperties()
}

/// The properties of a layer, which `Property.layer` returns.
public final class LayerProperties: Sendable {
  /// The position and scaling of the contents in the bounds. In sheets: `layer-contents-gravity`.
  public let contentsGravity = Property("layer-contents-gravity", .keyword(LayerContentsGravity.self))
  /// The opacity. In sheets: `layer-opacity`, a number in `[0, 1]` or a percentage.
  public let opacity = Property("layer-opacity", .numberOrPercentage(0...1))
  /// Whether the layer is hidden. In sheets: `layer-hidden`.
  public let isHidden = Property("layer-hidden", .bool, aliases: ["layer-is-hidden"])
  /// Whether sublayers are clipped to the bounds. In sheets: `layer-masks-to-bounds`.
  public let masksToBounds = Property("layer-masks-to-bounds", .bool)
  /// The layer whose alpha channel masks the view's layer. In sheets: `layer-mask`, the name of a layer type.
  public let mask = Property("layer-mask", .object(ofType: "Layer"))
  /// Whether the layer is visible from behind. In sheets: `layer-double-sided`.
  public let isDoubleSided = Property("layer-double-sided", .bool, aliases: ["layer-is-double-sided"])
  /// The radius of the corners, in points. In sheets: `layer-corner-radius`, a length in `[0, ∞]`.
  public let cornerRadius = Property("layer-corner-radius", .length(0...))
  /// The width of the border, in points. In sheets: `layer-border-width`, a length in `[0, ∞]`.
  public let borderWidth = Property("layer-border-width", .length(0...))
  /// The color of the border. In sheets: `layer-border-color`.
  public let borderColor = Property("layer-border-color", .color)
  /// The color of the background. In sheets: `layer-background-color`.
  public let backgroundColor = Property("layer-background-color", .color)
  /// The opacity of the shadow. In sheets: `layer-shadow-opacity`, a number in `[0, 1]` or a percentage.
  public let shadowOpacity = Property("layer-shadow-opacity", .numberOrPercentage(0...1))
  /// The radius of the shadow's blur, in points. In sheets: `layer-shadow-radius`, a length in `[0, ∞]`.
  public let shadowRadius = Property("layer-shadow-radius", .length(0...))
  /// The offset of the shadow from the layer, in points. In sheets: `layer-shadow-offset`.
  public let shadowOffset = Property("layer-shadow-offset", .size)
  /// The color of the shadow. In sheets: `layer-shadow-color`.
  public let shadowColor = Property("layer-shadow-color", .color)
  /// The outline of the shadow. In sheets: `layer-shadow-path`.
  public let shadowPath = Property("layer-shadow-path", .path)
  /// Whether the edges are antialiased. In sheets: `layer-allows-edge-antialiasing`.
  public let allowsEdgeAntialiasing = Property("layer-allows-edge-antialiasing", .bool)
  /// Whether opacity applies to the layer and its sublayers as a group. In sheets: `layer-allows-group-opacity`.
  public let allowsGroupOpacity = Property("layer-allows-group-opacity", .bool)
  /// The corners that are rounded. In sheets: `layer-masked-corners`.
  public let maskedCorners = Property("layer-masked-corners", .flags(LayerCornerMask.self))
  /// The shape of the rounded corners. In sheets: `layer-corner-curve`.
  public let cornerCurve = Property("layer-corner-curve", .keyword(LayerCornerCurve.self))
  /// Whether the layer is opaque, so that nothing behind it is visible. In sheets: `layer-opaque`.
  public let isOpaque = Property("layer-opaque", .bool, aliases: ["layer-is-opaque"])
  /// Whether the layer redraws when its bounds change. In sheets: `layer-needs-display-on-bounds-change`.
  public let needsDisplayOnBoundsChange = Property("layer-needs-display-on-bounds-change", .bool)
  /// Whether the layer may draw asynchronously, on another thread. In sheets: `layer-draws-asynchronously`.
  public let drawsAsynchronously = Property("layer-draws-asynchronously", .bool)
  /// Whether the layer is rasterized and cached as an image. In sheets: `layer-should-rasterize`.
  public let shouldRasterize = Property("layer-should-rasterize", .bool)
  /// The name of the layer. In sheets: `layer-name`.
  public let name = Property("layer-name", .string)
  /// The position of the layer on the z-axis. Layers with higher values are in front of their siblings. In sheets:
  /// `layer-z-position`.
  public let zPosition = Property("layer-z-position", .number)
  /// The point that `position` refers to, in unit coordinates of the bounds. In sheets: `layer-anchor-point`.
  public let anchorPoint = Property("layer-anchor-point", .point)
  /// The position of the anchor point on the z-axis. In sheets: `layer-anchor-point-z`.
  public let anchorPointZ = Property("layer-anchor-point-z", .number)
  /// The layer's rectangle in the superlayer's coordinates, in points. In sheets: `layer-frame`.
  public let frame = Property("layer-frame", .rect)
  /// The anchor point in the superlayer's coordinates, in points. In sheets: `layer-position`.
  public let position = Property("layer-position", .point)
  /// The layer's rectangle in its own coordinates, in points. In sheets: `layer-bounds`.
  public let bounds = Property("layer-bounds", .rect)
  /// The transform of the layer, such as a translation, scale or rotation. In sheets: `layer-transform`.
  public let transform = Property("layer-transform", .transform3D)
  /// The transform of the sublayers, such as a translation, scale or rotation. In sheets: `layer-sublayer-transform`.
  public let sublayerTransform = Property("layer-sublayer-transform", .transform3D)
  /// Whether the vertical axis of the sublayers is flipped. In sheets: `layer-geometry-flipped`.
  public let isGeometryFlipped = Property("layer-geometry-flipped", .bool, aliases: ["layer-is-geometry-flipped"])
  /// The image that the layer displays. In sheets: `layer-contents`.
  public let contents = Property("layer-contents", .image)
  /// The part of the contents that is displayed, in unit coordinates of the image. In sheets: `layer-contents-rect`.
  public let contentsRect = Property("layer-contents-rect", .rect)
  /// The part of the contents that is stretched, in unit coordinates of the image. In sheets: `layer-contents-center`.
  public let contentsCenter = Property("layer-contents-center", .rect)
  /// The number of pixels of the contents per point. In sheets: `layer-contents-scale`, in `[0, ∞]`.
  public let contentsScale = Property("layer-contents-scale", .number(0...))
  /// The pixel format of the contents. In sheets: `layer-contents-format`.
  public let contentsFormat = Property("layer-contents-format", .keyword(LayerContentsFormat.self))
  /// The filter for contents that are scaled down. In sheets: `layer-minification-filter`.
  public let minificationFilter = Property("layer-minification-filter", .keyword(LayerFilter.self))
  /// The filter for contents that are scaled up. In sheets: `layer-magnification-filter`.
  public let magnificationFilter = Property("layer-magnification-filter", .keyword(LayerFilter.self))
  /// The bias of the minification filter when it selects a level of detail, in levels. In sheets:
  /// `layer-minification-filter-bias`.
  public let minificationFilterBias = Property("layer-minification-filter-bias", .number)
  /// The edges that are antialiased. In sheets: `layer-edge-antialiasing-mask`.
  public let edgeAntialiasingMask = Property("layer-edge-antialiasing-mask", .flags(LayerEdgeAntialiasingMask.self))
  /// The number of pixels per point of a rasterized layer. In sheets: `layer-rasterization-scale`, in `[0, ∞]`.
  public let rasterizationScale = Property("layer-rasterization-scale", .number(0...))
  /// Whether the contents may use extended dynamic range, brighter than white. In sheets:
  /// `layer-wants-extended-dynamic-range-content`.
  public let wantsExtendedDynamicRangeContent = Property("layer-wants-extended-dynamic-range-content", .bool)
  /// The speed of the layer's time, as a factor. In sheets: `layer-speed`.
  public let speed = Property("layer-speed", .number)
  /// The offset of the layer's time, in seconds. In sheets: `layer-time-offset`.
  public let timeOffset = Property("layer-time-offset", .time)
  /// The number of times that the layer's active duration repeats. In sheets: `layer-repeat-count`, in `[0, ∞]`.
  public let repeatCount = Property("layer-repeat-count", .number(0...))
  /// Whether the layer's time runs backward after its active duration. In sheets: `layer-autoreverses`.
  public let autoreverses = Property("layer-autoreverses", .bool)
  /// The presentation before and after the layer's active duration. In sheets: `layer-fill-mode`.
  public let fillMode = Property("layer-fill-mode", .keyword(LayerFillMode.self))
  /// The fill color of the path. In sheets: `layer-fill-color`.
  public let fillColor = Property("layer-fill-color", .color)
  /// The stroke color of the path. In sheets: `layer-stroke-color`.
  public let strokeColor = Property("layer-stroke-color", .color)
  /// The rule that determines the interior of a path. In sheets: `layer-fill-rule`.
  public let fillRule = Property("layer-fill-rule", .keyword(ShapeLayerFillRule.self))
  /// The width of the line, in points. In sheets: `layer-line-width`, in `[0, ∞]`.
  public let lineWidth = Property("layer-line-width", .length(0...))
  /// The shape of the line's ends. In sheets: `layer-line-cap`.
  public let lineCap = Property("layer-line-cap", .keyword(ShapeLayerLineCap.self))
  /// The shape of the line's joins. In sheets: `layer-line-join`.
  public let lineJoin = Property("layer-line-join", .keyword(ShapeLayerLineJoin.self))
  /// The maximum length of a miter join, in widths of the line. In sheets: `layer-miter-limit`, in `[0, ∞]`.
  public let miterLimit = Property("layer-miter-limit", .number(0...))
  /// The lengths of dashes and gaps in turn, in points. In sheets: `layer-line-dash-pattern`, in `[0, ∞]`.
  public let lineDashPattern = Property("layer-line-dash-pattern", .length(0...).list)
  /// The offset into the dash pattern at which the line begins, in points. In sheets: `layer-line-dash-phase`.
  public let lineDashPhase = Property("layer-line-dash-phase", .length)
  /// The relative position on the path where the line begins. In sheets: `layer-stroke-start`, a number in `[0, 1]` or
  /// a percentage.
  public let strokeStart = Property("layer-stroke-start", .numberOrPercentage(0...1))
  /// The relative position on the path where the line ends. In sheets: `layer-stroke-end`, a number in `[0, 1]` or a
  /// percentage.
  public let strokeEnd = Property("layer-stroke-end", .numberOrPercentage(0...1))
  /// The path that the layer draws. In sheets: `layer-path`.
  public let path = Property("layer-path", .path)
  /// The colors of the gradient. In sheets: `layer-colors`.
  public let colors = Property("layer-colors", .color.list)
  /// The positions of the colors, as nondecreasing numbers in `[0, 1]`. In sheets: `layer-locations`, in `[0, 1]`.
  public let locations = Property("layer-locations", .number(0...1).list)
  /// The start point of the gradient, in unit coordinates of the bounds. In sheets: `layer-start-point`.
  public let startPoint = Property("layer-start-point", .point)
  /// The end point of the gradient, in unit coordinates of the bounds. In sheets: `layer-end-point`.
  public let endPoint = Property("layer-end-point", .point)
  /// The shape of the gradient. In sheets: `layer-type`.
  public let type = Property("layer-type", .keyword(GradientLayerKind.self))
  /// The text of the layer. In sheets: `layer-string`.
  public let string = Property("layer-string", .string)
  /// The font. In sheets: `layer-font`.
  public let font = Property("layer-font", .font)
  /// The size of the font, in points. In sheets: `layer-font-size`, in `[0, ∞]`.
  public let fontSize = Property("layer-font-size", .length(0...))
  /// The color of the text. In sheets: `layer-foreground-color`.
  public let foregroundColor = Property("layer-foreground-color", .color)
  /// The alignment of the text. In sheets: `layer-alignment-mode`.
  public let alignmentMode = Property("layer-alignment-mode", .keyword(TextLayerAlignmentMode.self))
  /// The position at which text that does not fit is truncated. In sheets: `layer-truncation-mode`.
  public let truncationMode = Property("layer-truncation-mode", .keyword(TextLayerTruncationMode.self))
  /// Whether text that does not fit wraps to further lines. In sheets: `layer-wrapped`.
  public let isWrapped = Property("layer-wrapped", .bool, aliases: ["layer-is-wrapped"])
  /// Whether glyph positions are rounded to fixed fractions of a pixel. In sheets:
  /// `layer-allows-font-subpixel-quantization`.
  public let allowsFontSubpixelQuantization = Property("layer-allows-font-subpixel-quantization", .bool)
}
