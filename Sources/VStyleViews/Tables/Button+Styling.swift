public import VStyle

extension Property {
  /// Whether the image is darker while the button is touched: `adjusts-image-when-highlighted`.
  public static let adjustsImageWhenHighlighted = Property("adjusts-image-when-highlighted", .bool)
  /// Whether the image is lighter while the button is disabled: `adjusts-image-when-disabled`.
  public static let adjustsImageWhenDisabled = Property("adjusts-image-when-disabled", .bool)
  /// Whether the button glows while it is touched: `shows-touch-when-highlighted`.
  public static let showsTouchWhenHighlighted = Property("shows-touch-when-highlighted", .bool)
  /// The space around image and title, in points: `content-edge-insets`.
  public static let contentEdgeInsets = Property("content-edge-insets", .insets)
  /// The space around the title, in points: `title-edge-insets`.
  public static let titleEdgeInsets = Property("title-edge-insets", .insets)
  /// The space around the image, in points: `image-edge-insets`.
  public static let imageEdgeInsets = Property("image-edge-insets", .insets)
  /// The color of the title, per control state: `title-color`; in Swift also `.titleColor.highlighted`.
  public static let titleColor = Property("title-color", .color)
  /// The color of the title's shadow, per control state: `title-shadow-color`.
  public static let titleShadowColor = Property("title-shadow-color", .color)
  /// The image behind the title, per control state: `background-image`.
  public static let backgroundImage = Property("background-image", .image)
  /// Whether the title's shadow changes sides while the button is touched: `reverses-title-shadow-when-highlighted`.
  public static let reversesTitleShadowWhenHighlighted = Property("reverses-title-shadow-when-highlighted", .bool)
  /// Whether the pointer changes over the button: `pointer-interaction-enabled`.
  public static let isPointerInteractionEnabled = Property(
    "pointer-interaction-enabled", .bool, aliases: ["is-pointer-interaction-enabled"])
  /// What the button is for: `role`.
  public static let role = Property("role", .keyword(Button.Role.self))
  /// Whether the configuration follows the button's state: `automatically-updates-configuration`.
  public static let automaticallyUpdatesConfiguration = Property("automatically-updates-configuration", .bool)
  /// The look as a whole: `configuration`.
  public static let configuration = Property("configuration", .record(Button.Configuration.self))
}

extension PropertyTable {
  /// The rows of ``Button``. Those per state read what was set for the state itself, not what shows.
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
