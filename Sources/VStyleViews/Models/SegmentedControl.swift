public import VStyle

/// Segments of which one is selected. UIKit: `UISegmentedControl`.
open class SegmentedControl: Control {
  /// The number of no segment. UIKit: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// The color of the selected segment; nil is the system's. Default: nil. UIKit:
  /// `UISegmentedControl.selectedSegmentTintColor`.
  open var selectedSegmentTintColor: Color?
  /// The number of the selected segment; -1 for none. Default: -1. UIKit: `UISegmentedControl.selectedSegmentIndex`.
  open var selectedSegmentIndex = SegmentedControl.noSegment
  /// Whether a segment stays selected only while it is touched. Default: false. UIKit:
  /// `UISegmentedControl.isMomentary`.
  open var isMomentary = false
  /// Whether segments without a width of their own are as wide as their content needs. Default: false. UIKit:
  /// `UISegmentedControl.apportionsSegmentWidthsByContent`.
  open var apportionsSegmentWidthsByContent = false

  /// The titles, the first segment's first. Default: nil. UIKit: `setTitle(_:forSegmentAt:)`.
  open var segmentTitles: [String]?
  /// The images, the first segment's first. Default: nil. UIKit: `setImage(_:forSegmentAt:)`.
  open var segmentImages: [Image]?
  /// The widths, the first segment's first; 0 is as wide as it gets. Unit: points. Range: `[0, ∞]`. Default: nil.
  /// UIKit: `setWidth(_:forSegmentAt:)`.
  open var segmentWidths: [Double]?
  /// How far the contents are moved, the first segment's first. Unit: points. Default: nil.
  /// UIKit: `setContentOffset(_:forSegmentAt:)`.
  open var segmentContentOffsets: [Size]?
  /// Whether segments can be used, the first one first. Default: nil, all of them.
  /// UIKit: `setEnabled(_:forSegmentAt:)`.
  open var segmentsEnabled: [Bool]?

  var textAttributes = ValuePerState<TextAttributes>()
  var backgroundImages = ValuePerKey<KeyPair<State, BarMetrics>, Image>()
  var dividerImages = ValuePerKey<KeyPair<KeyPair<State, State>, BarMetrics>, Image>()
  var contentPositions = ValuePerKey<KeyPair<Segment, BarMetrics>, Offset>()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .segmentedControl }
}
