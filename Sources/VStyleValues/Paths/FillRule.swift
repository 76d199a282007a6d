/// The rule for the points inside an outline that crosses itself. UIKit: `CAShapeLayerFillRule`.
///
/// - Spec: https://www.w3.org/TR/css-shapes-1/#typedef-shape-fill-rule
public enum FillRule: String, KeywordValue, Bindable {
  /// Points are inside if the outline winds around them more often in one direction than in the other.
  case nonZero
  /// Points are inside if the outline winds around them an odd number of times.
  case evenOdd

  /// The keyword in CSS, without a hyphen.
  var cssKeyword: String { NameStyle.lowercased(rawValue) }
}
