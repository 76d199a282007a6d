#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  import VStyle

  /// The attributes that Interface Builder shows, and that its user-defined runtime attributes can set.
  extension UIView {
    /// The style classes, with spaces between them.
    #if canImport(ObjectiveC)
      @IBInspectable @objc
    #endif
    public var styleClassNames: String {
      get { styleClasses.sorted().joined(separator: " ") }
      set { styleClasses = Set(newValue.split(separator: " ").map { String($0) }) }
    }

    /// The ID that `#id` matches.
    #if canImport(ObjectiveC)
      @IBInspectable @objc
    #endif
    public var styleIdentifier: String {
      get { styleID ?? "" }
      set { styleID = newValue.isEmpty ? nil : newValue }
    }
  }
#endif
