public import VStyle

/// A button of a bar. UIKit: `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// The color of the item; nil is the bar's. Default: nil. UIKit: `UIBarButtonItem.tintColor`.
  open var tintColor: Color?
  /// The look. Default: `plain`. UIKit: `UIBarButtonItem.style`.
  open var style = BarButtonItem.Style.plain
  /// The width; 0 fits the content. Unit: points. Default: 0. UIKit: `UIBarButtonItem.width`.
  open var width = 0.0
  /// The view in the place of a button. Default: nil. UIKit: `UIBarButtonItem.customView`.
  open var customView: View?
  /// The titles that may come, for which the item is wide enough. Default: nil. UIKit:
  /// `UIBarButtonItem.possibleTitles`.
  open var possibleTitles: [String]?
  /// Whether the item is selected. Default: false. UIKit: `UIBarButtonItem.isSelected`.
  open var isSelected = false
  /// Whether the item is left out. Default: false. UIKit: `UIBarButtonItem.isHidden`.
  open var isHidden = false
  /// Whether a touch selects the item or gives its selection up. Default: false. UIKit:
  /// `UIBarButtonItem.changesSelectionAsPrimaryAction`.
  open var changesSelectionAsPrimaryAction = false
  /// In which order the elements of the menu stand. Default: `automatic`. UIKit:
  /// `UIBarButtonItem.preferredMenuElementOrder`.
  open var preferredMenuElementOrder = MenuElementOrder.automatic

  var backgroundImages = ValuePerKey<KeyPair<Control.State, KeyPair<Style, BarMetrics>>, Image>()
  var backButtonBackgroundImages = ValuePerKey<KeyPair<Control.State, BarMetrics>, Image>()
  var verticalPositions = ValuePerKey<BarMetrics, Double>()
  var titlePositions = ValuePerKey<BarMetrics, Offset>()
  var backButtonTitlePositions = ValuePerKey<BarMetrics, Offset>()
  var backButtonVerticalPositions = ValuePerKey<BarMetrics, Double>()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .barButtonItem }
}
