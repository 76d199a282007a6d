/// Which points are inside of an outline that crosses itself. UIKit: `CAShapeLayerFillRule`.
///
/// - Spec: https://www.w3.org/TR/css-shapes-1/#typedef-shape-fill-rule
public enum FillRule: String, KeywordValue, Bindable {
  /// Those around which the outline runs more often one way than the other.
  case nonZero
  /// Those around which the outline runs an odd number of times.
  case evenOdd

  /// The keyword of CSS, which has no hyphen.
  var cssKeyword: String { NameStyle.lowercased(rawValue) }
}
