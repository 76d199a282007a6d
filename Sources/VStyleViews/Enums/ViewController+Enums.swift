public import VStyle

extension ViewController {
  /// The presentation style of a modal screen. UIKit: `UIModalPresentationStyle`.
  public enum ModalPresentationStyle: String, KeywordValue, Bindable {
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
  public enum ModalTransitionStyle: String, KeywordValue, Bindable {
    /// The screen slides up from the bottom edge.
    case coverVertical
    /// The screen flips horizontally.
    case flipHorizontal
    /// The screen fades in.
    case crossDissolve
    /// The screen below curls up like a page.
    case partialCurl
  }
}
