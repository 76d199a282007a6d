#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIControl {
    /// Whether the control is one of the Mac. UIKit raises an exception for members that these do not have.
    var isMacControl: Bool {
      #if os(tvOS)
        false
      #else
        traitCollection.userInterfaceIdiom == .mac && (self as? UIButton)?.preferredBehavioralStyle != .pad
          && (self as? UISlider)?.preferredBehavioralStyle != .pad
      #endif
    }
  }
#endif
