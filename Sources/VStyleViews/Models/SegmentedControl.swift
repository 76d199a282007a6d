public import VStyle

/// Segments of which one is selected. UIKit: `UISegmentedControl`.
open class SegmentedControl: Control {
  /// The colour of the selected segment; nil is the system's. Default: nil. UIKit:
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

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .segmentedControl }
}
