public import VStyle

extension Property {
  /// The color of the selected segment: `selected-segment-tint-color`.
  public static let selectedSegmentTintColor = Property("selected-segment-tint-color", .color)
  /// The number of the selected segment: `selected-segment-index`.
  public static let selectedSegmentIndex = Property("selected-segment-index", .integer)
  /// Whether a segment stays selected only while it is touched: `momentary`.
  public static let isMomentary = Property("momentary", .bool, aliases: ["is-momentary"])
  /// Whether segments without a width of their own are as wide as their content needs:
  /// `apportions-segment-widths-by-content`.
  public static let apportionsSegmentWidthsByContent = Property("apportions-segment-widths-by-content", .bool)
  /// The titles of the segments, the first one's first: `segment-title`, texts with commas between them.
  public static let segmentTitle = Property("segment-title", .string.list)
  /// The images of the segments, the first one's first: `segment-image`.
  public static let segmentImage = Property("segment-image", .image.list)
  /// The widths of the segments, the first one's first, in points, in `[0, ∞]`: `segment-width`.
  public static let segmentWidth = Property("segment-width", .length(0...).list)
  /// How far the contents of the segments are moved, the first one's first, in points: `segment-content-offset`.
  public static let segmentContentOffset = Property("segment-content-offset", .size.list)
  /// Whether segments can be used, the first one first: `segment-enabled`.
  public static let segmentIsEnabled = Property("segment-enabled", .bool.list, aliases: ["segment-is-enabled"])
  /// The image between two segments, per state of the left one: `divider-image`; in Swift
  /// `.dividerImage.right(.selected)` for other states of the right one.
  public static let dividerImage = Property("divider-image", .image)
  /// How far the content of a segment is moved, in points: `content-position-adjustment`.
  public static let contentPositionAdjustment = Property("content-position-adjustment", .offset)
}

extension PropertyTable {
  /// The rows of ``SegmentedControl``.
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
