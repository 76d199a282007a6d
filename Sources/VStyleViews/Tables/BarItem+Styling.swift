public import VStyle

extension Property {
  /// The image in a lower bar: `landscape-image-phone`.
  public static let landscapeImagePhone = Property("landscape-image-phone", .image)
  /// The image that is shown large: `large-content-size-image`.
  public static let largeContentSizeImage = Property("large-content-size-image", .image)
  /// The space around the image, in points: `image-insets`.
  public static let imageInsets = Property("image-insets", .insets)
  /// The space around the image in a lower bar, in points: `landscape-image-phone-insets`.
  public static let landscapeImagePhoneInsets = Property("landscape-image-phone-insets", .insets)
  /// The space around the image that is shown large, in points: `large-content-size-image-insets`.
  public static let largeContentSizeImageInsets = Property("large-content-size-image-insets", .insets)
}

extension PropertyTable {
  /// The rows of ``BarItem``.
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
