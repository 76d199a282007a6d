public import VStyleProperties

/// Values of a bar button item for each control state, style and bar metrics.
extension BarButtonItem {
  /// The background image. Default: nil. UIKit: `backgroundImage(for:style:barMetrics:)`.
  public func backgroundImage(for state: Control.State, style: Style, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(state, KeyPair(style, barMetrics))]
  }

  /// Sets the background image; nil removes it. An image for the plain style also applies to styles without one. UIKit:
  /// `setBackgroundImage(_:for:style:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for state: Control.State, style: Style, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(state, KeyPair(style, barMetrics))] = image
  }

  /// The background image of a back button. Default: nil. UIKit: `backButtonBackgroundImage(for:barMetrics:)`.
  public func backButtonBackgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backButtonBackgroundImages[shown: KeyPair(state, barMetrics)]
  }

  /// Sets the background image of a back button; nil removes it. UIKit:
  /// `setBackButtonBackgroundImage(_:for:barMetrics:)`.
  public func setBackButtonBackgroundImage(_ image: Image?, for state: Control.State, barMetrics: BarMetrics) {
    backButtonBackgroundImages[own: KeyPair(state, barMetrics)] = image
  }

  /// The downward offset of the background. Unit: points. Default: 0. UIKit:
  /// `backgroundVerticalPositionAdjustment(for:)`.
  public func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    verticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets the downward offset of the background; nil removes it. Unit: points. UIKit:
  /// `setBackgroundVerticalPositionAdjustment(_:for:)`.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    verticalPositions[own: barMetrics] = adjustment
  }

  /// The offset of the title. Unit: points. Default: zero. UIKit: `titlePositionAdjustment(for:)`.
  public func titlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    titlePositions[shown: barMetrics] ?? .zero
  }

  /// Sets the offset of the title; nil removes it. Unit: points. UIKit: `setTitlePositionAdjustment(_:for:)`.
  public func setTitlePositionAdjustment(_ adjustment: Offset?, for barMetrics: BarMetrics) {
    titlePositions[own: barMetrics] = adjustment
  }

  /// The offset of a back button's title. Unit: points. Default: zero. UIKit:
  /// `backButtonTitlePositionAdjustment(for:)`.
  public func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    backButtonTitlePositions[shown: barMetrics] ?? .zero
  }

  /// Sets the offset of a back button's title; nil removes it. Unit: points. UIKit:
  /// `setBackButtonTitlePositionAdjustment(_:for:)`.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: Offset?, for barMetrics: BarMetrics) {
    backButtonTitlePositions[own: barMetrics] = adjustment
  }

  /// The downward offset of a back button's background. Unit: points. Default: 0. UIKit:
  /// `backButtonBackgroundVerticalPositionAdjustment(for:)`.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    backButtonVerticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets the downward offset of a back button's background; nil removes it. Unit: points. UIKit:
  /// `setBackButtonBackgroundVerticalPositionAdjustment(_:for:)`.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    backButtonVerticalPositions[own: barMetrics] = adjustment
  }
}
