public import VStyle

extension TextLayer {
  /// How the lines of a text layer are aligned. Core Animation: `CATextLayerAlignmentMode`.
  public enum AlignmentMode: String, KeywordValue, Bindable {
    /// Along the edge at which the script's lines begin.
    case natural
    /// Along the left edge.
    case left
    /// Along the right edge.
    case right
    /// Centered.
    case center
    /// Along both edges.
    case justified
  }

  /// Where a text that is too long is cut. Core Animation: `CATextLayerTruncationMode`.
  public enum TruncationMode: String, KeywordValue, Bindable {
    /// It is not.
    case none
    /// At the beginning.
    case start
    /// At the end.
    case end
    /// In the middle.
    case middle
  }
}
