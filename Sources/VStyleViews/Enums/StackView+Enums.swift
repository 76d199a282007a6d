public import VStyle

extension StackView {
  /// How a stack shares out its length. UIKit: `UIStackView.Distribution`.
  public enum Distribution: String, KeywordValue, Bindable {
    /// So that it is full.
    case fill
    /// The same for each.
    case fillEqually
    /// By the views' own sizes.
    case fillProportionally
    /// With the same space between any two.
    case equalSpacing
    /// With the same distance between the centers of any two.
    case equalCentering
  }

  /// Where views stand across a stack. UIKit: `UIStackView.Alignment`.
  public enum Alignment: String, KeywordValue, Bindable {
    /// Over its whole width.
    case fill
    /// Where lines begin.
    case leading
    /// At the top.
    case top
    /// With their first lines of text on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
    /// At the bottom.
    case bottom
    /// With their last lines of text on one line.
    case lastBaseline
  }
}
