public import VStyleProperties

/// A view that lays out its subviews in a row or a column. UIKit: `UIStackView`.
open class StackView: View {
  /// The spacing that represents UIKit's default spacing. UIKit: `UIStackView.spacingUseDefault`.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The spacing that represents the system's spacing. UIKit: `UIStackView.spacingUseSystem`.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// The axis along which the views are laid out. Default: `horizontal`. UIKit: `UIStackView.axis`.
  open var axis = Axis.horizontal
  /// The distribution of the views along the axis. Default: `fill`. UIKit: `UIStackView.distribution`.
  open var distribution = StackView.Distribution.fill
  /// The alignment of the views perpendicular to the axis. Default: `fill`. UIKit: `UIStackView.alignment`.
  open var alignment = StackView.Alignment.fill
  /// The spacing between two views, or one of ``spacingUseDefault`` and ``spacingUseSystem``. Unit: points. Default: 0.
  /// UIKit: `UIStackView.spacing`.
  open var spacing = 0.0
  /// Whether vertical spacing is measured from the baselines of text. Default: false. UIKit:
  /// `UIStackView.isBaselineRelativeArrangement`.
  open var isBaselineRelativeArrangement = false
  /// Whether the views are laid out inside the layout margins. Default: false. UIKit:
  /// `UIStackView.isLayoutMarginsRelativeArrangement`.
  open var isLayoutMarginsRelativeArrangement = false

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .stackView }
}
