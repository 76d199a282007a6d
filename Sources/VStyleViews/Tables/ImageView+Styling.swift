public import VStyle

extension Property {
  /// The picture while the view is highlighted: `highlighted-image`.
  public static let highlightedImage = Property("highlighted-image", .image)
}

extension PropertyTable {
  /// The rows of ``ImageView``.
  static let imageView: PropertyTable = [
    .bind(.image, \ImageView.image),
    .bind(.highlightedImage, \ImageView.highlightedImage),
    .bind(.isHighlighted, \ImageView.isHighlighted),
  ]
}
