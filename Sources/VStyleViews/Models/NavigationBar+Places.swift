public import VStyle

/// What a navigation bar has for each place and height.
extension NavigationBar {
  /// The image of the background. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the image of the background; nil gives it up. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// How far the title is moved down. Unit: points. Default: 0. UIKit: `titleVerticalPositionAdjustment(for:)`.
  public func titleVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    titleVerticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets how far the title is moved down; nil gives it up. Unit: points.
  /// UIKit: `setTitleVerticalPositionAdjustment(_:for:)`.
  public func setTitleVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    titleVerticalPositions[own: barMetrics] = adjustment
  }
}
