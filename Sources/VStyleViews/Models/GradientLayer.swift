public import VStyle

/// A layer that draws a gradient. Core Animation: `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The colors; nil for none. Default: nil. Core Animation: `CAGradientLayer.colors`.
  open var colors: [Color]?
  /// Where the colors stand, as numbers in `[0, 1]` that do not fall; nil spreads them evenly. Default: nil. Core
  /// Animation: `CAGradientLayer.locations`.
  open var locations: [Double]?
  /// Where the gradient begins, in parts of the bounds. Default: 0.5, 0. Core Animation:
  /// `CAGradientLayer.startPoint`.
  open var startPoint = Point(x: 0.5, y: 0)
  /// Where the gradient ends, in parts of the bounds. Default: 0.5, 1. Core Animation: `CAGradientLayer.endPoint`.
  open var endPoint = Point(x: 0.5, y: 1)
  /// The shape of the gradient. Default: `axial`. Core Animation: `CAGradientLayer.type`.
  open var type = GradientLayer.Kind.axial

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .gradientLayer }
}
