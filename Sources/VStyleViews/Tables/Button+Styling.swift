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
  /// The colour of the title, per control state: `title-color`; in Swift also `.titleColor.highlighted`.
  public static let titleColor = Property("title-color", .color)
  /// The colour of the title's shadow, per control state: `title-shadow-color`.
  public static let titleShadowColor = Property("title-shadow-color", .color)
  /// The image behind the title, per control state: `background-image`.
  public static let backgroundImage = Property("background-image", .image)
}

extension PropertyTable {
  /// The rows of ``Button``. Those per state read what was set for the state itself, not what shows.
  static let button: PropertyTable = [
    .bind(.adjustsImageWhenHighlighted, \Button.adjustsImageWhenHighlighted),
    .bind(.adjustsImageWhenDisabled, \Button.adjustsImageWhenDisabled),
    .bind(.showsTouchWhenHighlighted, \Button.showsTouchWhenHighlighted),
    .bind(.contentEdgeInsets, \Button.contentEdgeInsets),
    .bind(.titleEdgeInsets, \Button.titleEdgeInsets),
    .bind(.imageEdgeInsets, \Button.imageEdgeInsets),
    .bind(
      .titleColor, slots: Control.State.slotNames,
      read: { (button: Button, slot) in button.titleColors[own: Control.State.slots[slot]] },
      write: { $0.setTitleColor($1, for: Control.State.slots[$2]) }),
    .bind(
      .titleShadowColor, slots: Control.State.slotNames,
      read: { (button: Button, slot) in button.titleShadowColors[own: Control.State.slots[slot]] },
      write: { $0.setTitleShadowColor($1, for: Control.State.slots[$2]) }),
    .bind(
      .image, slots: Control.State.slotNames,
      read: { (button: Button, slot) in button.images[own: Control.State.slots[slot]] },
      write: { $0.setImage($1, for: Control.State.slots[$2]) }),
    .bind(
      .backgroundImage, slots: Control.State.slotNames,
      read: { (button: Button, slot) in button.backgroundImages[own: Control.State.slots[slot]] },
      write: { $0.setBackgroundImage($1, for: Control.State.slots[$2]) }),
  ]
}
