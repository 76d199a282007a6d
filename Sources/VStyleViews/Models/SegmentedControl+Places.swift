public import VStyleProperties

/// Values of a segmented control for each control state, segment and bar metrics.
extension SegmentedControl {
  /// The text attributes of the titles for a state. Default: nil. UIKit: `titleTextAttributes(for:)`.
  public func titleTextAttributes(for state: State) -> TextAttributes? { textAttributes[shown: state] }

  /// Sets the text attributes of the titles for a state; nil removes them. UIKit: `setTitleTextAttributes(_:for:)`.
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: State) {
    textAttributes[own: state] = attributes
  }

  /// The background image of the segments. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(state, barMetrics)]
  }

  /// Sets the background image of the segments; nil removes it. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for state: State, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(state, barMetrics)] = image
  }

  /// The divider image between two segments. Default: nil. UIKit:
  /// `dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)`.
  public func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) -> Image? {
    dividerImages[shown: KeyPair(KeyPair(left, right), barMetrics)]
  }

  /// Sets the divider image between two segments; nil removes it. UIKit:
  /// `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) {
    dividerImages[own: KeyPair(KeyPair(left, right), barMetrics)] = image
  }

  /// The offset of a segment's content. Unit: points. Default: zero. UIKit:
  /// `contentPositionAdjustment(forSegmentType:barMetrics:)`.
  public func contentPositionAdjustment(forSegmentType segment: Segment, barMetrics: BarMetrics) -> Offset {
    contentPositions[shown: KeyPair(segment, barMetrics)] ?? .zero
  }

  /// Sets the offset of a segment's content; nil removes it. Unit: points. UIKit:
  /// `setContentPositionAdjustment(_:forSegmentType:barMetrics:)`.
  public func setContentPositionAdjustment(
    _ adjustment: Offset?, forSegmentType segment: Segment, barMetrics: BarMetrics
  ) {
    contentPositions[own: KeyPair(segment, barMetrics)] = adjustment
  }
}
