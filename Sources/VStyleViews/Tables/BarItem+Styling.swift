import VStyleProperties

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
