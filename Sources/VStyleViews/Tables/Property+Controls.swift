public import VStyle

/// Properties of controls and of bar items.
extension Property {
  /// The symbol configuration of the image, for each control state. In sheets: `preferred-symbol-configuration`.
  public static let preferredSymbolConfiguration = Property("preferred-symbol-configuration", .symbolConfiguration)
  /// Whether a tap toggles the selection of the button. In sheets: `changes-selection-as-primary-action`.
  public static let changesSelectionAsPrimaryAction = Property("changes-selection-as-primary-action", .bool)
  /// The preferred behavioral style of the control. In sheets: `preferred-behavioral-style`.
  public static let preferredBehavioralStyle = Property("preferred-behavioral-style", .keyword(BehavioralStyle.self))
  /// The preferred order of the elements in the menu. In sheets: `preferred-menu-element-order`.
  public static let preferredMenuElementOrder = Property(
    "preferred-menu-element-order", .keyword(MenuElementOrder.self))
  /// The minimum value. In sheets: `minimum-value`.
  public static let minimumValue = Property("minimum-value", .number)
  /// The maximum value. In sheets: `maximum-value`.
  public static let maximumValue = Property("maximum-value", .number)
  /// The current value. In sheets: `value`.
  public static let value = Property("value", .number)
  /// Whether every change during an interaction is reported. In sheets: `continuous`.
  public static let isContinuous = Property("continuous", .bool, aliases: ["is-continuous"])
  /// The style of the object. In sheets: `style`.
  public static let style = Property("style", .keyword(ActivityIndicatorView.Style.self))
  /// The color of the object. In sheets: `color`.
  public static let color = Property("color", .color)
}
