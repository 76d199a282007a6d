public import VStyle

/// The metrics of a bar: its height, with or without a prompt. UIKit: `UIBarMetrics`.
///
/// Metrics without a value fall back to others: `compactPrompt` to `compact`, `compact` and `defaultPrompt` to
/// `default`.
public enum BarMetrics: String, StyleAxis, Bindable {
  /// The usual height.
  case `default`
  /// The lower height, as on an iPhone in landscape orientation.
  case compact
  /// The usual height, with a prompt above the title.
  case defaultPrompt
  /// The lower height, with a prompt above the title.
  case compactPrompt

  /// The usual height.
  public static let usual: BarMetrics? = .default

  /// The key whose value applies if this one has none.
  public var fallback: BarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}

/// The position of a bar. UIKit: `UIBarPosition`.
///
/// A position without a value falls back to another: `topAttached` to `top`, `top` and `bottom` to `any`.
public enum BarPosition: String, StyleAxis, Bindable {
  /// Any position.
  case any
  /// At the bottom of the screen.
  case bottom
  /// At the top of the screen.
  case top
  /// At the top of the screen, under the status bar.
  case topAttached

  /// Any position.
  public static let usual: BarPosition? = .any

  /// The key whose value applies if this one has none.
  public var fallback: BarPosition? {
    switch self {
    case .any: nil
    case .bottom, .top: .any
    case .topAttached: .top
    }
  }
}

/// The position of a segment in its control. UIKit: `UISegmentedControl.Segment`.
///
/// A position without a value falls back to `any`.
public enum SegmentedControlSegment: String, StyleAxis, Bindable {
  /// Any position.
  case any
  /// At the left end.
  case left
  /// Between two other segments.
  case center
  /// At the right end.
  case right
  /// The only segment.
  case alone

  /// Any position.
  public static let usual: SegmentedControlSegment? = .any

  /// The key whose value applies if this one has none.
  public var fallback: SegmentedControlSegment? { self == .any ? nil : .any }
}

/// An icon of a search bar. No icon falls back to another. UIKit: `UISearchBar.Icon`.
public enum SearchBarIcon: String, StyleAxis, Bindable {
  /// The search icon beside the text.
  case search
  /// The icon of the button that clears the text.
  case clear
  /// The icon of the bookmark button.
  case bookmark
  /// The icon of the search results button.
  case resultsList

  /// There is no usual icon: each icon has its own properties.
  public static let usual: SearchBarIcon? = nil

  /// No fallback.
  public var fallback: SearchBarIcon? { nil }
}

extension BarButtonItemStyle: StyleAxis {
  /// The plain style, whose values apply to styles without their own.
  public static let usual: BarButtonItemStyle? = .plain

  /// The plain style is the fallback of the other styles.
  public var fallback: BarButtonItemStyle? { self == .plain ? nil : .plain }
}

extension Axis: StyleAxis {
  /// There is no usual axis: each axis has its own properties.
  public static let usual: Axis? = nil

  /// No fallback.
  public var fallback: Axis? { nil }
}
