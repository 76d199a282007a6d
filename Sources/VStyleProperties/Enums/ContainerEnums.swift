public import VStyle

/// A layout axis. UIKit: `NSLayoutConstraint.Axis`.
public enum Axis: String, KeywordValue, Bindable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}

/// The distribution of a stack's views along its axis. UIKit: `UIStackView.Distribution`.
public enum StackViewDistribution: String, KeywordValue, Bindable {
  /// The views fill the stack.
  case fill
  /// The views fill the stack with equal lengths.
  case fillEqually
  /// The views fill the stack in proportion to their intrinsic sizes.
  case fillProportionally
  /// The views have equal spacing.
  case equalSpacing
  /// The views have equal distances between their centers.
  case equalCentering
}

/// The alignment of a stack's views perpendicular to its axis. UIKit: `UIStackView.Alignment`.
public enum StackViewAlignment: String, KeywordValue, Bindable {
  /// Filling the stack.
  case fill
  /// At the leading edge.
  case leading
  /// At the top edge.
  case top
  /// At the baselines of their first lines of text.
  case firstBaseline
  /// Centered.
  case center
  /// At the trailing edge.
  case trailing
  /// At the bottom edge.
  case bottom
  /// At the baselines of their last lines of text.
  case lastBaseline
}

/// The dynamic range of an image. UIKit: `UIImage.DynamicRange`.
public enum ImageViewDynamicRange: String, KeywordValue, Bindable {
  /// The system chooses the range.
  case unspecified
  /// Standard dynamic range.
  case standard
  /// High dynamic range, limited to a moderate brightness.
  case constrainedHigh
  /// High dynamic range, up to the limit of the screen.
  case high
}

/// The presentation style of a modal screen. UIKit: `UIModalPresentationStyle`.
public enum ViewControllerModalPresentationStyle: String, KeywordValue, Bindable {
  /// The style that the system chooses.
  case automatic
  /// A presentation that covers the screen below fully or partly.
  case fullScreen, pageSheet, formSheet, currentContext
  /// A custom presentation of the app.
  case custom
  /// A presentation that leaves the screen below visible.
  case overFullScreen, overCurrentContext
  /// A popover.
  case popover
  /// No modal presentation.
  case none
}

/// The transition style of a modal screen. UIKit: `UIModalTransitionStyle`.
public enum ViewControllerModalTransitionStyle: String, KeywordValue, Bindable {
  /// The screen slides up from the bottom edge.
  case coverVertical
  /// The screen flips horizontally.
  case flipHorizontal
  /// The screen fades in.
  case crossDissolve
  /// The screen below curls up like a page.
  case partialCurl
}

/// The style of the status bar, which determines the color of its text. UIKit: `UIStatusBarStyle`.
public enum StatusBarStyle: String, KeywordValue, Bindable {
  /// The style that fits the interface style.
  case `default`
  /// Light text, for a dark background.
  case lightContent
  /// Dark text, for a light background.
  case darkContent
}
