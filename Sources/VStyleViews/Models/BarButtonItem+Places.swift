public import VStyle

/// What an item of a bar has for each state, look and height.
extension BarButtonItem {
  /// The image of the background. Default: nil. UIKit: `backgroundImage(for:style:barMetrics:)`.
  public func backgroundImage(for state: Control.State, style: Style, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(state, KeyPair(style, barMetrics))]
  }

  /// Sets the image of the background; nil gives it up. What is set for the plain style shows in all that have
  /// none of their own. UIKit: `setBackgroundImage(_:for:style:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for state: Control.State, style: Style, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(state, KeyPair(style, barMetrics))] = image
  }

  /// The image of the background of a button that leads back. Default: nil.
  /// UIKit: `backButtonBackgroundImage(for:barMetrics:)`.
  public func backButtonBackgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backButtonBackgroundImages[shown: KeyPair(state, barMetrics)]
  }

  /// Sets the image of the background of a button that leads back; nil gives it up.
  /// UIKit: `setBackButtonBackgroundImage(_:for:barMetrics:)`.
  public func setBackButtonBackgroundImage(_ image: Image?, for state: Control.State, barMetrics: BarMetrics) {
    backButtonBackgroundImages[own: KeyPair(state, barMetrics)] = image
  }

  /// How far the background is moved down. Unit: points. Default: 0. UIKit:
  /// `backgroundVerticalPositionAdjustment(for:)`.
  public func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    verticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets how far the background is moved down; nil gives it up. Unit: points. UIKit:
  /// `setBackgroundVerticalPositionAdjustment(_:for:)`.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    verticalPositions[own: barMetrics] = adjustment
  }

  /// How far the title is moved. Unit: points. Default: zero. UIKit: `titlePositionAdjustment(for:)`.
  public func titlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    titlePositions[shown: barMetrics] ?? .zero
  }

  /// Sets how far the title is moved; nil gives it up. Unit: points. UIKit: `setTitlePositionAdjustment(_:for:)`.
  public func setTitlePositionAdjustment(_ adjustment: Offset?, for barMetrics: BarMetrics) {
    titlePositions[own: barMetrics] = adjustment
  }

  /// How far the title of a button that leads back is moved. Unit: points. Default: zero. UIKit:
  /// `backButtonTitlePositionAdjustment(for:)`.
  public func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    backButtonTitlePositions[shown: barMetrics] ?? .zero
  }

  /// Sets how far the title of a button that leads back is moved; nil gives it up. Unit: points. UIKit:
  /// `setBackButtonTitlePositionAdjustment(_:for:)`.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: Offset?, for barMetrics: BarMetrics) {
    backButtonTitlePositions[own: barMetrics] = adjustment
  }

  /// How far the background of a button that leads back is moved down. Unit: points. Default: 0. UIKit:
  /// `backButtonBackgroundVerticalPositionAdjustment(for:)`.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> Double {
    backButtonVerticalPositions[shown: barMetrics] ?? 0
  }

  /// Sets how far the background of a button that leads back is moved down; nil gives it up. Unit: points. UIKit:
  /// `setBackButtonBackgroundVerticalPositionAdjustment(_:for:)`.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: Double?, for barMetrics: BarMetrics) {
    backButtonVerticalPositions[own: barMetrics] = adjustment
  }
}
