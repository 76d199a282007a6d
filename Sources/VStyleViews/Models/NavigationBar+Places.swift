public import VStyleProperties

/// Values of a navigation bar for each bar position and bar metrics.
extension NavigationBar {
  /// The background image. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the background image; nil removes it. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// The downward offset of the title. Unit: points. Default: 0. UIKit: `titleVerticalPositionAdjustment(for:)`.
  public func titleVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    titleVerticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets the downward offset of the title; nil removes it. Unit: points. UIKit:
  /// `setTitleVerticalPositionAdjustment(_:for:)`.
  public func setTitleVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    titleVerticalPositions[own: barMetrics] = adjustment
  }
}
