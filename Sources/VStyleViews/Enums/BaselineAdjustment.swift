public import VStyle

/// The vertical position of a label's text whose font shrinks to fit. UIKit: `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, KeywordValue, Bindable {
  /// The baseline stays where that of the full-sized text is.
  case alignBaselines
  /// The center stays where that of the full-sized text is.
  case alignCenters
  /// The top left corner stays where that of the bounds is.
  case none
}
