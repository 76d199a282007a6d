public import VStyle

/// Properties of views that display or accept text.
extension Property {
  /// The text. In sheets: `text`.
  public static let text = Property("text", .string)
  /// The attributed text. In sheets: `attributed-text`.
  public static let attributedText = Property("attributed-text", .attributedText)
  /// Whether the font scales with the user's text size. In sheets: `adjusts-font-for-content-size-category`.
  public static let adjustsFontForContentSizeCategory = Property("adjusts-font-for-content-size-category", .bool)
  /// The title, for each control state. In sheets: `title`.
  public static let title = Property("title", .string)
  /// The attributed title, for each control state. In sheets: `attributed-title`.
  public static let attributedTitle = Property("attributed-title", .attributedText)
  /// The placeholder, displayed while the text is empty. In sheets: `placeholder`.
  public static let placeholder = Property("placeholder", .string)
  /// The input view that replaces the keyboard. In sheets: `input-view`, the name of a view type.
  public static let inputView = Property("input-view", .object(ofType: "View"))
  /// The accessory view above the keyboard. In sheets: `input-accessory-view`, the name of a view type.
  public static let inputAccessoryView = Property("input-accessory-view", .object(ofType: "View"))
  /// The attributes of newly typed text. In sheets: `typing-attributes`.
  public static let typingAttributes = Property("typing-attributes", .textAttributes)
  /// Whether typed text replaces the existing text. In sheets: `clears-on-insertion`.
  public static let clearsOnInsertion = Property("clears-on-insertion", .bool)
  /// The text attributes of a title. In sheets: `title-text-attributes`.
  public static let titleTextAttributes = Property("title-text-attributes", .textAttributes)
  /// The technique for wrapping and truncating text that does not fit. In sheets: `line-break-mode`.
  public static let lineBreakMode = Property("line-break-mode", .keyword(LineBreakMode.self))
  /// Whether the font shrinks so that the text fits the width. In sheets: `adjusts-font-size-to-fit-width`.
  public static let adjustsFontSizeToFitWidth = Property("adjusts-font-size-to-fit-width", .bool)
  /// Whether the spacing between letters tightens before the text is truncated. In sheets:
  /// `allows-default-tightening-for-truncation`.
  public static let allowsDefaultTighteningForTruncation = Property("allows-default-tightening-for-truncation", .bool)
  /// The vertical position of text whose font shrinks to fit. In sheets: `baseline-adjustment`.
  public static let baselineAdjustment = Property("baseline-adjustment", .keyword(BaselineAdjustment.self))
  /// The minimum scale of the font. In sheets: `minimum-scale-factor`, a number in `[0, 1]` or a percentage.
  public static let minimumScaleFactor = Property("minimum-scale-factor", .numberOrPercentage(0...1))
  /// The maximum number of lines. In sheets: `number-of-lines`, an integer in `[0, ∞]`; 0 means no limit.
  public static let numberOfLines = Property("number-of-lines", .integer(0...))
  /// The color of highlighted text. In sheets: `highlighted-text-color`.
  public static let highlightedTextColor = Property("highlighted-text-color", .color)
  /// The color of the text's shadow. In sheets: `shadow-color`.
  public static let shadowColor = Property("shadow-color", .color)
  /// The offset of the shadow from the text, in points. In sheets: `shadow-offset`.
  public static let shadowOffset = Property("shadow-offset", .size)
  /// The preferred maximum width, at which lines wrap, in points. In sheets: `preferred-max-layout-width`, in `[0, ∞]`.
  public static let preferredMaxLayoutWidth = Property("preferred-max-layout-width", .length(0...))
  /// The strategy for breaking lines. In sheets: `line-break-strategy`.
  public static let lineBreakStrategy = Property("line-break-strategy", .flags(LineBreakStrategy.self))
  /// Whether the full text of a truncated label appears when the pointer hovers over it. In sheets:
  /// `shows-expansion-text-when-truncated`.
  public static let showsExpansionTextWhenTruncated = Property("shows-expansion-text-when-truncated", .bool)
  /// The style of the border. In sheets: `border-style`.
  public static let borderStyle = Property("border-style", .keyword(TextFieldBorderStyle.self))
  /// The background image. In sheets: `background`.
  public static let background = Property("background", .image)
  /// The background image while the field is disabled. In sheets: `disabled-background`.
  public static let disabledBackground = Property("disabled-background", .image)
  /// When the clear button is displayed. In sheets: `clear-button-mode`.
  public static let clearButtonMode = Property("clear-button-mode", .keyword(TextFieldViewMode.self))
  /// When the view on the right is displayed. In sheets: `right-view-mode`.
  public static let rightViewMode = Property("right-view-mode", .keyword(TextFieldViewMode.self))
  /// The attributed placeholder, displayed instead of the plain one. In sheets: `attributed-placeholder`.
  public static let attributedPlaceholder = Property("attributed-placeholder", .attributedText)
  /// The color of the placeholder where its attributes set none. In sheets: `placeholder-color`.
  public static let placeholderColor = Property("placeholder-color", .color)
  /// When the view on the left is displayed. In sheets: `left-view-mode`.
  public static let leftViewMode = Property("left-view-mode", .keyword(TextFieldViewMode.self))
  /// The view on the left. In sheets: `left-view`, the name of a view type.
  public static let leftView = Property("left-view", .object(ofType: "View"))
  /// The view on the right. In sheets: `right-view`, the name of a view type.
  public static let rightView = Property("right-view", .object(ofType: "View"))
  /// The default text attributes. In sheets: `default-text-attributes`.
  public static let defaultTextAttributes = Property("default-text-attributes", .textAttributes)
  /// The minimum size of the font, in points. In sheets: `minimum-font-size`, in `[0, ∞]`.
  public static let minimumFontSize = Property("minimum-font-size", .length(0...))
  /// Whether the text is cleared when editing begins. In sheets: `clears-on-begin-editing`.
  public static let clearsOnBeginEditing = Property("clears-on-begin-editing", .bool)
  /// Whether the text can be edited. In sheets: `editable`.
  public static let isEditable = Property("editable", .bool, aliases: ["is-editable"])
  /// Whether the text can be selected. In sheets: `selectable`.
  public static let isSelectable = Property("selectable", .bool, aliases: ["is-selectable"])
  /// Whether the user can edit the style of the text. In sheets: `allows-editing-text-attributes`.
  public static let allowsEditingTextAttributes = Property("allows-editing-text-attributes", .bool)
  /// The insets of the text container, in points. In sheets: `text-container-inset`.
  public static let textContainerInset = Property("text-container-inset", .insets)
  /// The types of data that are detected in the text and become links. In sheets: `data-detector-types`.
  public static let dataDetectorTypes = Property("data-detector-types", .flags(TextViewDataDetectorTypes.self))
  /// The attributes of links, in addition to those of the text. In sheets: `link-text-attributes`.
  public static let linkTextAttributes = Property("link-text-attributes", .textAttributes)
  /// Whether the text is scaled as on other platforms. In sheets: `uses-standard-text-scaling`.
  public static let usesStandardTextScaling = Property("uses-standard-text-scaling", .bool)
  /// Whether the find panel is enabled. In sheets: `find-interaction-enabled`.
  public static let isFindInteractionEnabled = Property(
    "find-interaction-enabled", .bool, aliases: ["is-find-interaction-enabled"])
  /// The background color of tokens. In sheets: `token-background-color`.
  public static let tokenBackgroundColor = Property("token-background-color", .color)
  /// Whether tokens can be deleted. In sheets: `allows-deleting-tokens`.
  public static let allowsDeletingTokens = Property("allows-deleting-tokens", .bool)
  /// Whether tokens can be copied. In sheets: `allows-copying-tokens`.
  public static let allowsCopyingTokens = Property("allows-copying-tokens", .bool)
  /// The padding at both ends of a line, in points. In sheets: `line-fragment-padding`, in `[0, ∞]`.
  public static let lineFragmentPadding = Property("line-fragment-padding", .length(0...))
  /// The maximum number of lines. In sheets: `maximum-number-of-lines`, in `[0, ∞]`.
  public static let maximumNumberOfLines = Property("maximum-number-of-lines", .integer(0...))
  /// The type of the keyboard. In sheets: `keyboard-type`.
  public static let keyboardType = Property("keyboard-type", .keyword(KeyboardType.self))
  /// The appearance of the keyboard. In sheets: `keyboard-appearance`.
  public static let keyboardAppearance = Property("keyboard-appearance", .keyword(KeyboardAppearance.self))
  /// The title of the return key. In sheets: `return-key-type`.
  public static let returnKeyType = Property("return-key-type", .keyword(ReturnKeyType.self))
  /// When the keyboard capitalizes letters automatically. In sheets: `autocapitalization-type`.
  public static let autocapitalizationType = Property(
    "autocapitalization-type", .keyword(TextAutocapitalizationType.self))
  /// Whether the system corrects typed text. In sheets: `autocorrection-type`.
  public static let autocorrectionType = Property("autocorrection-type", .keyword(TextInputSwitch.self))
  /// Whether the system marks misspelled words. In sheets: `spell-checking-type`.
  public static let spellCheckingType = Property("spell-checking-type", .keyword(TextInputSwitch.self))
  /// Whether straight quotes are replaced with curly quotes. In sheets: `smart-quotes-type`.
  public static let smartQuotesType = Property("smart-quotes-type", .keyword(TextInputSwitch.self))
  /// Whether two hyphens are replaced with a dash. In sheets: `smart-dashes-type`.
  public static let smartDashesType = Property("smart-dashes-type", .keyword(TextInputSwitch.self))
  /// Whether spaces around pasted and deleted text are adjusted. In sheets: `smart-insert-delete-type`.
  public static let smartInsertDeleteType = Property("smart-insert-delete-type", .keyword(TextInputSwitch.self))
  /// Whether the system displays inline predictions of the text. In sheets: `inline-prediction-type`.
  public static let inlinePredictionType = Property("inline-prediction-type", .keyword(TextInputSwitch.self))
  /// Whether the system completes mathematical expressions. In sheets: `math-expression-completion-type`.
  public static let mathExpressionCompletionType = Property(
    "math-expression-completion-type", .keyword(TextInputSwitch.self))
  /// The extent to which Writing Tools may change the text. In sheets: `writing-tools-behavior`.
  public static let writingToolsBehavior = Property("writing-tools-behavior", .keyword(WritingToolsBehavior.self))
  /// Whether the return key is disabled while the text is empty. In sheets: `enables-return-key-automatically`.
  public static let enablesReturnKeyAutomatically = Property("enables-return-key-automatically", .bool)
  /// Whether the text is hidden, as for a password. In sheets: `secure-text-entry`.
  public static let isSecureTextEntry = Property("secure-text-entry", .bool, aliases: ["is-secure-text-entry"])
  /// The meaning of the text, which lets the system fill it in. In sheets: `text-content-type`.
  public static let textContentType = Property("text-content-type", .keyword(TextContentType.self))
  /// The requirements for a password, as a descriptor such as `minlength: 8; required: digit;`. In sheets:
  /// `password-rules`.
  public static let passwordRules = Property("password-rules", .string)
}
