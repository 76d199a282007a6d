public import VStyle

extension Layer {
  /// The shape of rounded corners. Core Animation: `CALayerCornerCurve`.
  public enum CornerCurve: String, KeywordValue, Bindable {
    /// A circular arc.
    case circular
    /// A curve with continuous curvature.
    case continuous
  }

  /// The filter for scaling contents. Core Animation: `CALayerContentsFilter`.
  public enum Filter: String, KeywordValue, Bindable {
    /// Linear interpolation.
    case linear
    /// The nearest pixel.
    case nearest
    /// Trilinear interpolation between images in several sizes.
    case trilinear
  }

  /// The pixel format of the contents. Core Animation: `CALayerContentsFormat`.
  public enum ContentsFormat: String, KeywordValue, Bindable {
    /// Red, green, blue and alpha, 8 bits each.
    case rgba8Uint
    /// Red, green, blue and alpha, 16-bit floating-point numbers each.
    case rgba16Float
    /// Gray, 8 bits.
    case gray8Uint
  }

  /// The presentation before and after a layer's active duration. Core Animation: `CAMediaTimingFillMode`.
  public enum FillMode: String, KeywordValue, Bindable {
    /// Nothing is presented before and after the active duration.
    case removed
    /// The final state stays visible afterward.
    case forwards
    /// The initial state is visible before.
    case backwards
    /// The initial state is visible before and the final state afterward.
    case both
  }
}
