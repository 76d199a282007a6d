public import VStyle

extension Property {
  /// The image at compact bar height. In sheets: `landscape-image-phone`.
  public static let landscapeImagePhone = Property("landscape-image-phone", .image)
  /// The image in the large content viewer. In sheets: `large-content-size-image`.
  public static let largeContentSizeImage = Property("large-content-size-image", .image)
  /// The insets of the image, in points. In sheets: `image-insets`.
  public static let imageInsets = Property("image-insets", .insets)
  /// The insets of the image at compact bar height, in points. In sheets: `landscape-image-phone-insets`.
  public static let landscapeImagePhoneInsets = Property("landscape-image-phone-insets", .insets)
  /// The insets of the image in the large content viewer, in points. In sheets: `large-content-size-image-insets`.
  public static let largeContentSizeImageInsets = Property("large-content-size-image-insets", .insets)
}

extension PropertyTable {
  /// The property bindings of ``BarItem``.
  static var barItem: PropertyTable {
    [
      .perState(
        .titleTextAttributes, read: { (object: BarItem, state) in object.textAttributes[own: state] },
        write: { $0.setTitleTextAttributes($1, for: $2) }
      ).merging(TextAttributes.self),
      .bind(.image, \BarItem.image),
      .bind(.title, \BarItem.title),
      .bind(.landscapeImagePhone, \BarItem.landscapeImagePhone),
      .bind(.largeContentSizeImage, \BarItem.largeContentSizeImage),
      .bind(.imageInsets, \BarItem.imageInsets),
      .bind(.landscapeImagePhoneInsets, \BarItem.landscapeImagePhoneInsets),
      .bind(.largeContentSizeImageInsets, \BarItem.largeContentSizeImageInsets),
      .bind(.isEnabled, \BarItem.isEnabled),
      .bind(.tag, \BarItem.tag),
      .bind(.accessibilityIdentifier, \BarItem.accessibilityIdentifier),
    ]
  }
}
