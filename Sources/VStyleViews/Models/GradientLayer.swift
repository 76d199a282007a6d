public import VStyleProperties

/// A layer that draws a gradient. Core Animation: `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The colors of the gradient; nil for no gradient. Default: nil. Core Animation: `CAGradientLayer.colors`.
  open var colors: [Color]?
  /// The positions of the colors, as nondecreasing numbers in `[0, 1]`. If nil, the colors are spaced evenly. Default:
  /// nil. Core Animation: `CAGradientLayer.locations`.
  open var locations: [Double]?
  /// The start point of the gradient, in unit coordinates of the bounds. Default: 0.5, 0. Core Animation:
  /// `CAGradientLayer.startPoint`.
  open var startPoint = Point(x: 0.5, y: 0)
  /// The end point of the gradient, in unit coordinates of the bounds. Default: 0.5, 1. Core Animation:
  /// `CAGradientLayer.endPoint`.
  open var endPoint = Point(x: 0.5, y: 1)
  /// The shape of the gradient. Default: `axial`. Core Animation: `CAGradientLayer.type`.
  open var type = GradientLayer.Kind.axial

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .gradientLayer }
}
