public import VStyle

/// The shape of rounded corners. Core Animation: `CALayerCornerCurve`.
public enum LayerCornerCurve: String, KeywordValue, Bindable {
  /// A circular arc.
  case circular
  /// A curve with continuous curvature.
  case continuous
}

/// The filter for scaling contents. Core Animation: `CALayerContentsFilter`.
public enum LayerFilter: String, KeywordValue, Bindable {
  /// Linear interpolation.
  case linear
  /// The nearest pixel.
  case nearest
  /// Trilinear interpolation between images in several sizes.
  case trilinear
}

/// The pixel format of the contents. Core Animation: `CALayerContentsFormat`.
public enum LayerContentsFormat: String, KeywordValue, Bindable {
  /// Red, green, blue and alpha, 8 bits each.
  case rgba8Uint
  /// Red, green, blue and alpha, 16-bit floating-point numbers each.
  case rgba16Float
  /// Gray, 8 bits.
  case gray8Uint
}

/// The presentation before and after a layer's active duration. Core Animation: `CAMediaTimingFillMode`.
public enum LayerFillMode: String, KeywordValue, Bindable {
  /// Nothing is presented before and after the active duration.
  case removed
  /// The final state stays visible afterward.
  case forwards
  /// The initial state is visible before.
  case backwards
  /// The initial state is visible before and the final state afterward.
  case both
}

/// The position and scaling of a layer's contents in its bounds. Core Animation: `CALayerContentsGravity`.
public enum LayerContentsGravity: String, KeywordValue, Bindable {
  /// In the center, not scaled.
  case center
  /// At the middle of the top edge.
  case top
  /// At the middle of the bottom edge.
  case bottom
  /// At the middle of the left edge.
  case left
  /// At the middle of the right edge.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
  /// Stretched to fill the bounds.
  case resize
  /// Scaled to fit in the bounds, with the same aspect ratio.
  case resizeAspect
  /// Scaled to fill the bounds, with the same aspect ratio.
  case resizeAspectFill
}

/// The rule that determines the interior of a path. Core Animation: `CAShapeLayerFillRule`.
public enum ShapeLayerFillRule: String, KeywordValue, Bindable {
  /// The nonzero winding rule: the directions in which the path runs around a point do not cancel out.
  case nonZero
  /// The even-odd rule: a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// The shape of a line's ends. Core Animation: `CAShapeLayerLineCap`.
public enum ShapeLayerLineCap: String, KeywordValue, Bindable {
  /// A square end at the endpoint.
  case butt
  /// A round shape.
  case round
  /// A square end that extends beyond the endpoint.
  case square
}

/// The shape of a line's joins. Core Animation: `CAShapeLayerLineJoin`.
public enum ShapeLayerLineJoin: String, KeywordValue, Bindable {
  /// A pointed corner.
  case miter
  /// A round shape.
  case round
  /// A beveled corner.
  case bevel
}

/// The shape of a gradient. Core Animation: `CAGradientLayerType`.
public enum GradientLayerKind: String, KeywordValue, Bindable {
  /// Along a line.
  case axial
  /// Outward from a point.
  case radial
  /// Around a point.
  case conic
}

/// The alignment of a text layer's text. Core Animation: `CATextLayerAlignmentMode`.
public enum TextLayerAlignmentMode: String, KeywordValue, Bindable {
  /// Aligned to the edge at which lines of the script begin.
  case natural
  /// Aligned to the left edge.
  case left
  /// Aligned to the right edge.
  case right
  /// Centered.
  case center
  /// Justified, aligned to both edges.
  case justified
}

/// The position at which text that does not fit is truncated. Core Animation: `CATextLayerTruncationMode`.
public enum TextLayerTruncationMode: String, KeywordValue, Bindable {
  /// The text is not truncated.
  case none
  /// At the beginning.
  case start
  /// At the end.
  case end
  /// In the middle.
  case middle
}
