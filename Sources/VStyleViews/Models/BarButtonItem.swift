public import VStyleProperties

/// A button in a navigation bar or a toolbar. UIKit: `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// The color of the item. If nil, the bar's tint color applies. Default: nil. UIKit: `UIBarButtonItem.tintColor`.
  open var tintColor: Color?
  /// The style of the item. Default: `plain`. UIKit: `UIBarButtonItem.style`.
  open var style = BarButtonItem.Style.plain
  /// The width. If 0, the width fits the content. Unit: points. Default: 0. UIKit: `UIBarButtonItem.width`.
  open var width = 0.0
  /// The custom view that replaces the button. Default: nil. UIKit: `UIBarButtonItem.customView`.
  open var customView: View?
  /// The possible titles. The item is wide enough for each of them. Default: nil. UIKit:
  /// `UIBarButtonItem.possibleTitles`.
  open var possibleTitles: [String]?
  /// Whether the item is selected. Default: false. UIKit: `UIBarButtonItem.isSelected`.
  open var isSelected = false
  /// Whether the item is hidden. Default: false. UIKit: `UIBarButtonItem.isHidden`.
  open var isHidden = false
  /// Whether a tap toggles the selection of the item. Default: false. UIKit:
  /// `UIBarButtonItem.changesSelectionAsPrimaryAction`.
  open var changesSelectionAsPrimaryAction = false
  /// The preferred order of the elements in the menu. Default: `automatic`. UIKit:
  /// `UIBarButtonItem.preferredMenuElementOrder`.
  open var preferredMenuElementOrder = MenuElementOrder.automatic

  var backgroundImages = ValuePerKey<KeyPair<Control.State, KeyPair<Style, BarMetrics>>, Image>()
  var backButtonBackgroundImages = ValuePerKey<KeyPair<Control.State, BarMetrics>, Image>()
  var verticalPositions = ValuePerKey<BarMetrics, Double>()
  var titlePositions = ValuePerKey<BarMetrics, Offset>()
  var backButtonTitlePositions = ValuePerKey<BarMetrics, Offset>()
  var backButtonVerticalPositions = ValuePerKey<BarMetrics, Double>()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .barButtonItem }
}
