public import VStyle

extension TextLayer {
  /// The alignment of a text layer's text. Core Animation: `CATextLayerAlignmentMode`.
  public enum AlignmentMode: String, KeywordValue, Bindable {
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
  public enum TruncationMode: String, KeywordValue, Bindable {
    /// The text is not truncated.
    case none
    /// At the beginning.
    case start
    /// At the end.
    case end
    /// In the middle.
    case middle
  }
}
