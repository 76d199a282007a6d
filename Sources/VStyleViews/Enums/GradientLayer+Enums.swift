public import VStyle

extension GradientLayer {
  /// The shape of a gradient. Core Animation: `CAGradientLayerType`.
  public enum Kind: String, KeywordValue, Bindable {
    /// Along a line.
    case axial
    /// Outward from a point.
    case radial
    /// Around a point.
    case conic
  }
}
