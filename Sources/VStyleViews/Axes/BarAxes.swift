public import VStyle

/// The height of a bar, and whether it has a line above its title. UIKit: `UIBarMetrics`.
///
/// What is not set for a place shows that of another: `compactPrompt` that of `compact`, both others that of
/// `default`.
public enum BarMetrics: String, StyleAxis, Bindable {
  /// The usual height.
  case `default`
  /// The height of a phone's bar that lies on its side.
  case compact
  /// The usual height and a prompt.
  case defaultPrompt
  /// The lower height and a prompt.
  case compactPrompt

  /// The usual height.
  public static let usual: BarMetrics? = .default

  /// The place that stands in for this one.
  public var fallback: BarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}

/// Where a bar stands. UIKit: `UIBarPosition`.
///
/// What is not set for a place shows that of another: `topAttached` that of `top`, `top` and `bottom` that of
/// `any`.
public enum BarPosition: String, StyleAxis, Bindable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, under the status bar.
  case topAttached

  /// Anywhere.
  public static let usual: BarPosition? = .any

  /// The place that stands in for this one.
  public var fallback: BarPosition? {
    switch self {
    case .any: nil
    case .bottom, .top: .any
    case .topAttached: .top
    }
  }
}

extension SegmentedControl {
  /// Where a segment stands. UIKit: `UISegmentedControl.Segment`.
  ///
  /// What is not set for a place shows that of `any`.
  public enum Segment: String, StyleAxis, Bindable {
    /// Anywhere.
    case any
    /// On the left.
    case left
    /// Between two others.
    case center
    /// On the right.
    case right
    /// By itself.
    case alone

    /// Anywhere.
    public static let usual: Segment? = .any

    /// The place that stands in for this one.
    public var fallback: Segment? { self == .any ? nil : .any }
  }
}

extension SearchBar {
  /// An icon of a search bar. UIKit: `UISearchBar.Icon`. None stands in for another.
  public enum Icon: String, StyleAxis, Bindable {
    /// The one beside the text.
    case search
    /// The one that clears the text.
    case clear
    /// The one of the bookmarks.
    case bookmark
    /// The one of the results.
    case resultsList

    /// Each icon has properties of its own.
    public static let usual: Icon? = nil

    /// None.
    public var fallback: Icon? { nil }
  }
}

extension BarButtonItem.Style: StyleAxis {
  /// Any look: what is set for it holds for those that have nothing of their own.
  public static let usual: BarButtonItem.Style? = .plain

  /// The plain look stands in for the others.
  public var fallback: BarButtonItem.Style? { self == .plain ? nil : .plain }
}

extension Axis: StyleAxis {
  /// Each axis has properties of its own.
  public static let usual: Axis? = nil

  /// None.
  public var fallback: Axis? { nil }
}
