public import VStyle

extension Property {
  /// Whether the image is darker while the button is highlighted. In sheets: `adjusts-image-when-highlighted`.
  public static let adjustsImageWhenHighlighted = Property("adjusts-image-when-highlighted", .bool)
  /// Whether the image is lighter while the button is disabled. In sheets: `adjusts-image-when-disabled`.
  public static let adjustsImageWhenDisabled = Property("adjusts-image-when-disabled", .bool)
  /// Whether the button glows while it is highlighted. In sheets: `shows-touch-when-highlighted`.
  public static let showsTouchWhenHighlighted = Property("shows-touch-when-highlighted", .bool)
  /// The insets around the image and the title, in points. In sheets: `content-edge-insets`.
  public static let contentEdgeInsets = Property("content-edge-insets", .insets)
  /// The insets of the title, in points. In sheets: `title-edge-insets`.
  public static let titleEdgeInsets = Property("title-edge-insets", .insets)
  /// The insets of the image, in points. In sheets: `image-edge-insets`.
  public static let imageEdgeInsets = Property("image-edge-insets", .insets)
  /// The color of the title, for each control state. In sheets: `title-color`; in Swift also `.titleColor.highlighted`.
  public static let titleColor = Property("title-color", .color)
  /// The color of the title's shadow, for each control state. In sheets: `title-shadow-color`.
  public static let titleShadowColor = Property("title-shadow-color", .color)
  /// The background image, for each control state. In sheets: `background-image`.
  public static let backgroundImage = Property("background-image", .image)
  /// Whether the title's shadow reverses direction while the button is highlighted. In sheets:
  /// `reverses-title-shadow-when-highlighted`.
  public static let reversesTitleShadowWhenHighlighted = Property("reverses-title-shadow-when-highlighted", .bool)
  /// Whether the pointer changes its shape over the button. In sheets: `pointer-interaction-enabled`.
  public static let isPointerInteractionEnabled = Property(
    "pointer-interaction-enabled", .bool, aliases: ["is-pointer-interaction-enabled"])
  /// The role of the button. In sheets: `role`.
  public static let role = Property("role", .keyword(Button.Role.self))
  /// Whether the configuration updates when the button's state changes. In sheets:
  /// `automatically-updates-configuration`.
  public static let automaticallyUpdatesConfiguration = Property("automatically-updates-configuration", .bool)
  /// The configuration of content and style. In sheets: `configuration`.
  public static let configuration = Property("configuration", .record(Button.Configuration.self))
}

extension PropertyTable {
  /// The property bindings of ``Button``. A binding per state reads the state's own value, without the fallback.
  static var button: PropertyTable {
    [
      .bind(.adjustsImageWhenHighlighted, \Button.adjustsImageWhenHighlighted),
      .bind(.adjustsImageWhenDisabled, \Button.adjustsImageWhenDisabled),
      .bind(.showsTouchWhenHighlighted, \Button.showsTouchWhenHighlighted),
      .bind(.contentEdgeInsets, \Button.contentEdgeInsets),
      .bind(.titleEdgeInsets, \Button.titleEdgeInsets),
      .bind(.imageEdgeInsets, \Button.imageEdgeInsets),
      .perState(
        .titleColor, read: { (button: Button, state) in button.titleColors[own: state] },
        write: { $0.setTitleColor($1, for: $2) }),
      .perState(
        .titleShadowColor, read: { (button: Button, state) in button.titleShadowColors[own: state] },
        write: { $0.setTitleShadowColor($1, for: $2) }),
      .perState(
        .image, read: { (button: Button, state) in button.images[own: state] }, write: { $0.setImage($1, for: $2) }),
      .perState(
        .backgroundImage, read: { (button: Button, state) in button.backgroundImages[own: state] },
        write: { $0.setBackgroundImage($1, for: $2) }),
      .perState(
        .title, read: { (button: Button, state) in button.titles[own: state] }, write: { $0.setTitle($1, for: $2) }),
      .perState(
        .attributedTitle, read: { (button: Button, state) in button.attributedTitles[own: state] },
        write: { $0.setAttributedTitle($1, for: $2) }),
      .perState(
        .preferredSymbolConfiguration, read: { (button: Button, state) in button.symbolConfigurations[own: state] },
        write: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) }),
      .bind(.reversesTitleShadowWhenHighlighted, \Button.reversesTitleShadowWhenHighlighted),
      .bind(.isPointerInteractionEnabled, \Button.isPointerInteractionEnabled),
      .bind(.role, \Button.role),
      .bind(.changesSelectionAsPrimaryAction, \Button.changesSelectionAsPrimaryAction),
      .bind(.automaticallyUpdatesConfiguration, \Button.automaticallyUpdatesConfiguration),
      .bind(.preferredBehavioralStyle, \Button.preferredBehavioralStyle),
      .bind(.preferredMenuElementOrder, \Button.preferredMenuElementOrder),
      .bind(.configuration, \Button.configuration),
      .bind(.titleLabelFont, \Button.titleLabel.font),
      .bind(.titleLabelLineBreakMode, \Button.titleLabel.lineBreakMode),
      .bind(.titleLabelTextAlignment, \Button.titleLabel.textAlignment),
      .bind(.titleLabelNumberOfLines, \Button.titleLabel.numberOfLines),
      .bind(.titleLabelShadowOffset, \Button.titleLabel.shadowOffset),
      .bind(.imageViewContentMode, \Button.imageView.contentMode),
    ]
  }
}
