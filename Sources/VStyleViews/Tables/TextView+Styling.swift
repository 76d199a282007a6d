public import VStyle

extension Property {
  /// Whether the text can be edited: `editable`.
  public static let isEditable = Property("editable", .bool, aliases: ["is-editable"])
  /// Whether the text can be selected: `selectable`.
  public static let isSelectable = Property("selectable", .bool, aliases: ["is-selectable"])
  /// Whether the style of the text can be edited: `allows-editing-text-attributes`.
  public static let allowsEditingTextAttributes = Property("allows-editing-text-attributes", .bool)
  /// The space around the text, in points: `text-container-inset`.
  public static let textContainerInset = Property("text-container-inset", .insets)
}

extension PropertyTable {
  /// The rows of ``TextView``.
  static let textView: PropertyTable = [
    .bind(.font, \TextView.font),
    .bind(.textColor, \TextView.textColor),
    .bind(.textAlignment, \TextView.textAlignment),
    .bind(.isEditable, \TextView.isEditable),
    .bind(.isSelectable, \TextView.isSelectable),
    .bind(.allowsEditingTextAttributes, \TextView.allowsEditingTextAttributes),
    .bind(.textContainerInset, \TextView.textContainerInset),
  ]
}
