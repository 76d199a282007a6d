public import VStyle

/// Properties of several controls and of items of bars.
extension Property {
  /// How a symbol in the image is drawn, per control state: `preferred-symbol-configuration`.
  public static let preferredSymbolConfiguration = Property("preferred-symbol-configuration", .symbolConfiguration)
  /// Whether a touch selects the button or gives its selection up: `changes-selection-as-primary-action`.
  public static let changesSelectionAsPrimaryAction = Property("changes-selection-as-primary-action", .bool)
  /// After which platform's controls the control behaves: `preferred-behavioral-style`.
  public static let preferredBehavioralStyle = Property("preferred-behavioral-style", .keyword(BehavioralStyle.self))
  /// In which order the elements of the menu stand: `preferred-menu-element-order`.
  public static let preferredMenuElementOrder = Property(
    "preferred-menu-element-order", .keyword(MenuElementOrder.self))
  /// The least value: `minimum-value`.
  public static let minimumValue = Property("minimum-value", .number)
  /// The greatest value: `maximum-value`.
  public static let maximumValue = Property("maximum-value", .number)
  /// The value: `value`.
  public static let value = Property("value", .number)
  /// Whether each step on the way is reported: `continuous`.
  public static let isContinuous = Property("continuous", .bool, aliases: ["is-continuous"])
  /// The look: `style`.
  public static let style = Property("style", .keyword(ActivityIndicatorView.Style.self))
  /// The color: `color`.
  public static let color = Property("color", .color)
}
