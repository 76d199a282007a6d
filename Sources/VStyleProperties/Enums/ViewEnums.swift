public import VStyle

/// The position and scaling of content whose size differs from its view's. UIKit: `UIView.ContentMode`.
public enum ViewContentMode: String, KeywordValue, Bindable {
  /// Stretched to fill the bounds.
  case scaleToFill
  /// Scaled to fit in the bounds, with the same aspect ratio.
  case scaleAspectFit
  /// Scaled to fill the bounds, with the same aspect ratio.
  case scaleAspectFill
  /// Redrawn when the bounds change.
  case redraw
  /// In the center, not scaled.
  case center
  /// At the middle of the top edge.
  case top
  /// At the middle of the bottom edge.
  case bottom
  /// At the middle of the left edge.
  case left
  /// At the middle of the right edge.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
}

/// The adjustment of a view's tint color. UIKit: `UIView.TintAdjustmentMode`.
public enum ViewTintAdjustmentMode: String, KeywordValue, Bindable {
  /// The mode of the superview.
  case automatic
  /// The tint color is not adjusted.
  case normal
  /// The tint color is desaturated and dimmed, as behind an alert.
  case dimmed
}

/// The dimensions and margins of a view that adapt when its superview is resized. UIKit: `UIView.AutoresizingMask`.
public struct ViewAutoresizingMask: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The margin on the left.
  public static let flexibleLeftMargin = ViewAutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let flexibleWidth = ViewAutoresizingMask(rawValue: 1 << 1)
  /// The margin on the right.
  public static let flexibleRightMargin = ViewAutoresizingMask(rawValue: 1 << 2)
  /// The margin at the top.
  public static let flexibleTopMargin = ViewAutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let flexibleHeight = ViewAutoresizingMask(rawValue: 1 << 4)
  /// The margin at the bottom.
  public static let flexibleBottomMargin = ViewAutoresizingMask(rawValue: 1 << 5)

  /// The options by keyword.
  public static let keywords: [(name: String, set: ViewAutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin),
    ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin),
    ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight),
    ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

/// Whether content is mirrored in right-to-left layouts. UIKit: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, KeywordValue, Bindable {
  /// Mirrored in right-to-left layouts.
  case unspecified
  /// Not mirrored, for playback controls.
  case playback
  /// Not mirrored, for controls of directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// The interface style, light or dark. UIKit: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, KeywordValue, Bindable {
  /// The inherited style.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
