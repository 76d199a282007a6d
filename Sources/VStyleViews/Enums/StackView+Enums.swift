public import VStyle

extension StackView {
  /// The distribution of a stack's views along its axis. UIKit: `UIStackView.Distribution`.
  public enum Distribution: String, KeywordValue, Bindable {
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
  public enum Alignment: String, KeywordValue, Bindable {
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
}
