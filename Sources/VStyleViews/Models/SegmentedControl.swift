public import VStyleProperties

/// A control with segments, one of which can be selected. UIKit: `UISegmentedControl`.
open class SegmentedControl: Control {
  /// The index that represents no segment. UIKit: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// The color of the selected segment. If nil, the system default applies. Default: nil. UIKit:
  /// `UISegmentedControl.selectedSegmentTintColor`.
  open var selectedSegmentTintColor: Color?
  /// The index of the selected segment, from 0; -1 for none. Default: -1. UIKit:
  /// `UISegmentedControl.selectedSegmentIndex`.
  open var selectedSegmentIndex = SegmentedControl.noSegment
  /// Whether a segment stays selected only while it is touched. Default: false. UIKit:
  /// `UISegmentedControl.isMomentary`.
  open var isMomentary = false
  /// Whether segments without an explicit width are sized to their content. Default: false. UIKit:
  /// `UISegmentedControl.apportionsSegmentWidthsByContent`.
  open var apportionsSegmentWidthsByContent = false

  /// The titles of the segments, in order. Default: nil. UIKit: `setTitle(_:forSegmentAt:)`.
  open var segmentTitles: [String]?
  /// The images of the segments, in order. Default: nil. UIKit: `setImage(_:forSegmentAt:)`.
  open var segmentImages: [Image]?
  /// The widths of the segments, in order. If 0, the control determines the width. Unit: points. Range: `[0, ∞]`.
  /// Default: nil. UIKit: `setWidth(_:forSegmentAt:)`.
  open var segmentWidths: [Double]?
  /// The offsets of the segments' contents, in order. Unit: points. Default: nil. UIKit:
  /// `setContentOffset(_:forSegmentAt:)`.
  open var segmentContentOffsets: [Size]?
  /// Whether each segment is enabled, in order. Default: nil, which enables all segments. UIKit:
  /// `setEnabled(_:forSegmentAt:)`.
  open var segmentsEnabled: [Bool]?

  var textAttributes = ValuePerState<TextAttributes>()
  var backgroundImages = ValuePerKey<KeyPair<State, BarMetrics>, Image>()
  var dividerImages = ValuePerKey<KeyPair<KeyPair<State, State>, BarMetrics>, Image>()
  var contentPositions = ValuePerKey<KeyPair<Segment, BarMetrics>, Offset>()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .segmentedControl }
}
