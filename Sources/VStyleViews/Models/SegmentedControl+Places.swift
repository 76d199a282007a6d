public import VStyle

/// What a segmented control has for each state, place and height of a bar.
extension SegmentedControl {
  /// The attributes of the titles for a state. Default: nil. UIKit: `titleTextAttributes(for:)`.
  public func titleTextAttributes(for state: State) -> TextAttributes? { textAttributes[shown: state] }

  /// Sets the attributes of the titles for a state; nil gives them up. UIKit: `setTitleTextAttributes(_:for:)`.
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: State) {
    textAttributes[own: state] = attributes
  }

  /// The image behind the segments. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(state, barMetrics)]
  }

  /// Sets the image behind the segments; nil gives it up. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for state: State, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(state, barMetrics)] = image
  }

  /// The image between two segments. Default: nil.
  /// UIKit: `dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)`.
  public func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) -> Image? {
    dividerImages[shown: KeyPair(KeyPair(left, right), barMetrics)]
  }

  /// Sets the image between two segments; nil gives it up.
  /// UIKit: `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) {
    dividerImages[own: KeyPair(KeyPair(left, right), barMetrics)] = image
  }

  /// How far the content of a segment is moved. Unit: points. Default: zero.
  /// UIKit: `contentPositionAdjustment(forSegmentType:barMetrics:)`.
  public func contentPositionAdjustment(forSegmentType segment: Segment, barMetrics: BarMetrics) -> Offset {
    contentPositions[shown: KeyPair(segment, barMetrics)] ?? .zero
  }

  /// Sets how far the content of a segment is moved; nil gives it up. Unit: points.
  /// UIKit: `setContentPositionAdjustment(_:forSegmentType:barMetrics:)`.
  public func setContentPositionAdjustment(
    _ adjustment: Offset?, forSegmentType segment: Segment, barMetrics: BarMetrics
  ) {
    contentPositions[own: KeyPair(segment, barMetrics)] = adjustment
  }
}
