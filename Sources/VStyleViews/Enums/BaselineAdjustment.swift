public import VStyle

/// Where a label's text stands once its font has been made smaller to fit. UIKit: `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, KeywordValue, Bindable {
  /// On the baseline of the full-sized text.
  case alignBaselines
  /// Around the center of the full-sized text.
  case alignCenters
  /// From the top left corner.
  case none
}
