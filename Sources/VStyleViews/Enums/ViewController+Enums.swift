public import VStyle

extension ViewController {
  /// How a screen is shown above another one. UIKit: `UIModalPresentationStyle`.
  public enum ModalPresentationStyle: String, KeywordValue, Bindable {
    /// As the system decides.
    case automatic
    /// Over all of it, or over a part.
    case fullScreen, pageSheet, formSheet, currentContext
    /// As the app decides.
    case custom
    /// With what is below still showing.
    case overFullScreen, overCurrentContext
    /// In a bubble.
    case popover
    /// Not above another one.
    case none
  }

  /// How a screen comes and goes. UIKit: `UIModalTransitionStyle`.
  public enum ModalTransitionStyle: String, KeywordValue, Bindable {
    /// From the bottom.
    case coverVertical
    /// By turning over.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// Like a page that is turned.
    case partialCurl
  }
}
