public import VStyle

extension Property {
  /// The color of the selected segment. In sheets: `selected-segment-tint-color`.
  public static let selectedSegmentTintColor = Property("selected-segment-tint-color", .color)
  /// The index of the selected segment, from 0. In sheets: `selected-segment-index`.
  public static let selectedSegmentIndex = Property("selected-segment-index", .integer)
  /// Whether a segment stays selected only while it is touched. In sheets: `momentary`.
  public static let isMomentary = Property("momentary", .bool, aliases: ["is-momentary"])
  /// Whether segments without an explicit width are sized to their content. In sheets:
  /// `apportions-segment-widths-by-content`.
  public static let apportionsSegmentWidthsByContent = Property("apportions-segment-widths-by-content", .bool)
  /// The titles of the segments, in order. In sheets: `segment-title`, texts with commas between them.
  public static let segmentTitle = Property("segment-title", .string.list)
  /// The images of the segments, in order. In sheets: `segment-image`.
  public static let segmentImage = Property("segment-image", .image.list)
  /// The widths of the segments, in order, in points, in `[0, ∞]`. In sheets: `segment-width`.
  public static let segmentWidth = Property("segment-width", .length(0...).list)
  /// The offsets of the segments' contents, in order, in points. In sheets: `segment-content-offset`.
  public static let segmentContentOffset = Property("segment-content-offset", .size.list)
  /// Whether each segment is enabled, in order. In sheets: `segment-enabled`.
  public static let segmentIsEnabled = Property("segment-enabled", .bool.list, aliases: ["segment-is-enabled"])
  /// The divider image between two segments, for each state of the one on the left. In sheets: `divider-image`; in
  /// Swift `.dividerImage.right(.selected)` for other states of the right one.
  public static let dividerImage = Property("divider-image", .image)
  /// The offset of a segment's content, in points. In sheets: `content-position-adjustment`.
  public static let contentPositionAdjustment = Property("content-position-adjustment", .offset)
}

extension PropertyTable {
  /// The property bindings of ``SegmentedControl``.
  static var segmentedControl: PropertyTable {
    ownSegmentedControl + segmentedControlPlaces
  }

  private static var ownSegmentedControl: PropertyTable {
    [
      .bind(.selectedSegmentTintColor, \SegmentedControl.selectedSegmentTintColor),
      .bind(.selectedSegmentIndex, \SegmentedControl.selectedSegmentIndex),
      .bind(.isMomentary, \SegmentedControl.isMomentary),
      .bind(.apportionsSegmentWidthsByContent, \SegmentedControl.apportionsSegmentWidthsByContent),
      .bind(.segmentTitle, \SegmentedControl.segmentTitles),
      .bind(.segmentImage, \SegmentedControl.segmentImages),
      .bind(.segmentWidth, \SegmentedControl.segmentWidths),
      .bind(.segmentContentOffset, \SegmentedControl.segmentContentOffsets),
      .bind(.segmentIsEnabled, \SegmentedControl.segmentsEnabled),
      .perState(
        .titleTextAttributes, read: { (control: SegmentedControl, state) in control.textAttributes[own: state] },
        write: { $0.setTitleTextAttributes($1, for: $2) }
      ).merging(TextAttributes.self),
    ]
  }
}
