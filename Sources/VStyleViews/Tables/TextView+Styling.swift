public import VStyle

extension Property {
  /// Whether the text can be edited. In sheets: `editable`.
  public static let isEditable = Property("editable", .bool, aliases: ["is-editable"])
  /// Whether the text can be selected. In sheets: `selectable`.
  public static let isSelectable = Property("selectable", .bool, aliases: ["is-selectable"])
  /// Whether the user can edit the style of the text. In sheets: `allows-editing-text-attributes`.
  public static let allowsEditingTextAttributes = Property("allows-editing-text-attributes", .bool)
  /// The insets of the text container, in points. In sheets: `text-container-inset`.
  public static let textContainerInset = Property("text-container-inset", .insets)
  /// The types of data that are detected in the text and become links. In sheets: `data-detector-types`.
  public static let dataDetectorTypes = Property("data-detector-types", .flags(TextView.DataDetectorTypes.self))
  /// The attributes of links, in addition to those of the text. In sheets: `link-text-attributes`.
  public static let linkTextAttributes = Property("link-text-attributes", .textAttributes)
  /// Whether the text is scaled as on other platforms. In sheets: `uses-standard-text-scaling`.
  public static let usesStandardTextScaling = Property("uses-standard-text-scaling", .bool)
  /// Whether the find panel is enabled. In sheets: `find-interaction-enabled`.
  public static let isFindInteractionEnabled = Property(
    "find-interaction-enabled", .bool, aliases: ["is-find-interaction-enabled"])
}

extension PropertyTable {
  /// The property bindings of ``TextView``.
  static var textView: PropertyTable {
    [
      .bind(.font, \TextView.font),
      .bind(.textColor, \TextView.textColor),
      .bind(.textAlignment, \TextView.textAlignment),
      .bind(.isEditable, \TextView.isEditable),
      .bind(.isSelectable, \TextView.isSelectable),
      .bind(.allowsEditingTextAttributes, \TextView.allowsEditingTextAttributes),
      .bind(.textContainerInset, \TextView.textContainerInset),
      .bind(.text, \TextView.text),
      .bind(.attributedText, \TextView.attributedText),
      .bind(.dataDetectorTypes, \TextView.dataDetectorTypes),
      .bind(.linkTextAttributes, \TextView.linkTextAttributes),
      .bind(.typingAttributes, \TextView.typingAttributes),
      .bind(.clearsOnInsertion, \TextView.clearsOnInsertion),
      .bind(.usesStandardTextScaling, \TextView.usesStandardTextScaling),
      .bind(.adjustsFontForContentSizeCategory, \TextView.adjustsFontForContentSizeCategory),
      .bind(.isFindInteractionEnabled, \TextView.isFindInteractionEnabled),
      .bind(.borderStyle, \TextView.borderStyle, kind: .keyword(TextView.BorderStyle.self)),
      .bindObject(.inputView, \TextView.inputView, make: ViewTypes.instance),
      .bindObject(.inputAccessoryView, \TextView.inputAccessoryView, make: ViewTypes.instance),
      .bind(.textContainerLineFragmentPadding, \TextView.textContainer.lineFragmentPadding),
      .bind(.textContainerMaximumNumberOfLines, \TextView.textContainer.maximumNumberOfLines),
      .bind(.textContainerLineBreakMode, \TextView.textContainer.lineBreakMode),
    ]
  }
}
