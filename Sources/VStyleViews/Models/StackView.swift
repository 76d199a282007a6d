public import VStyle

/// Views in a row or a column. UIKit: `UIStackView`.
open class StackView: View {
  /// UIKit's spacing between views that say nothing else. UIKit: `UIStackView.spacingUseDefault`.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The system's spacing. UIKit: `UIStackView.spacingUseSystem`.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Whether it is a row or a column. Default: `horizontal`. UIKit: `UIStackView.axis`.
  open var axis = Axis.horizontal
  /// How the length is shared out. Default: `fill`. UIKit: `UIStackView.distribution`.
  open var distribution = StackView.Distribution.fill
  /// Where views stand across the stack. Default: `fill`. UIKit: `UIStackView.alignment`.
  open var alignment = StackView.Alignment.fill
  /// The space between two views, in points, or `use-default` and `use-system` for UIKit's spacings. Default: 0.
  /// UIKit: `UIStackView.spacing`.
  open var spacing = 0.0
  /// Whether space is counted from the lines of text. Default: false. UIKit:
  /// `UIStackView.isBaselineRelativeArrangement`.
  open var isBaselineRelativeArrangement = false
  /// Whether the views keep to the layout margins. Default: false. UIKit:
  /// `UIStackView.isLayoutMarginsRelativeArrangement`.
  open var isLayoutMarginsRelativeArrangement = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .stackView }
}
