public import VStyle

extension Layer {
  /// The shape of rounded corners. Core Animation: `CALayerCornerCurve`.
  public enum CornerCurve: String, KeywordValue, Bindable {
    /// A part of a circle.
    case circular
    /// A curve that begins gently.
    case continuous
  }

  /// How contents are scaled. Core Animation: `CALayerContentsFilter`.
  public enum Filter: String, KeywordValue, Bindable {
    /// Smoothly.
    case linear
    /// By repeating or leaving out pixels.
    case nearest
    /// Smoothly, from copies in several sizes.
    case trilinear
  }

  /// The numbers that make up a pixel of the contents. Core Animation: `CALayerContentsFormat`.
  public enum ContentsFormat: String, KeywordValue, Bindable {
    /// Four bytes.
    case rgba8Uint
    /// Four half-precision numbers.
    case rgba16Float
    /// One byte of gray.
    case gray8Uint
  }

  /// What shows before and after the time of a layer. Core Animation: `CAMediaTimingFillMode`.
  public enum FillMode: String, KeywordValue, Bindable {
    /// Nothing.
    case removed
    /// The last frame afterward.
    case forwards
    /// The first frame before.
    case backwards
    /// Both.
    case both
  }
}
