public import VStyle

extension Property {
  /// The colour of the selected segment: `selected-segment-tint-color`.
  public static let selectedSegmentTintColor = Property("selected-segment-tint-color", .color)
  /// The number of the selected segment: `selected-segment-index`.
  public static let selectedSegmentIndex = Property("selected-segment-index", .integer)
  /// Whether a segment stays selected only while it is touched: `momentary`.
  public static let isMomentary = Property("momentary", .bool, aliases: ["is-momentary"])
  /// Whether segments without a width of their own are as wide as their content needs:
  /// `apportions-segment-widths-by-content`.
  public static let apportionsSegmentWidthsByContent = Property("apportions-segment-widths-by-content", .bool)
}

extension PropertyTable {
  /// The rows of ``SegmentedControl``.
  static let segmentedControl: PropertyTable = [
    .bind(.selectedSegmentTintColor, \SegmentedControl.selectedSegmentTintColor),
    .bind(.selectedSegmentIndex, \SegmentedControl.selectedSegmentIndex),
    .bind(.isMomentary, \SegmentedControl.isMomentary),
    .bind(.apportionsSegmentWidthsByContent, \SegmentedControl.apportionsSegmentWidthsByContent),
  ]
}
