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
  /// What is found in the text and made a link: `data-detector-types`.
  public static let dataDetectorTypes = Property("data-detector-types", .flags(TextView.DataDetectorTypes.self))
  /// The attributes of links, beyond those of the text: `link-text-attributes`.
  public static let linkTextAttributes = Property("link-text-attributes", .textAttributes)
  /// Whether the text has the size that it would have on other platforms: `uses-standard-text-scaling`.
  public static let usesStandardTextScaling = Property("uses-standard-text-scaling", .bool)
  /// Whether the text can be searched: `find-interaction-enabled`.
  public static let isFindInteractionEnabled = Property(
    "find-interaction-enabled", .bool, aliases: ["is-find-interaction-enabled"])
}

extension PropertyTable {
  /// The rows of ``TextView``.
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
