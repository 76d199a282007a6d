public import VStyle

/// Properties of the subobjects of views, such as the title label of a button.
extension Property {
  /// `font` of the view's `titleLabel`. In sheets: `title-label-font`.
  public static let titleLabelFont = Property("title-label-font", .font)
  /// `lineBreakMode` of the view's `titleLabel`. In sheets: `title-label-line-break-mode`.
  public static let titleLabelLineBreakMode = Property("title-label-line-break-mode", .keyword(LineBreakMode.self))
  /// `textAlignment` of the view's `titleLabel`. In sheets: `title-label-text-alignment`.
  public static let titleLabelTextAlignment = Property("title-label-text-alignment", .keyword(TextAlignment.self))
  /// `numberOfLines` of the view's `titleLabel`. In sheets: `title-label-number-of-lines`.
  public static let titleLabelNumberOfLines = Property("title-label-number-of-lines", .integer(0...))
  /// `shadowOffset` of the view's `titleLabel`. In sheets: `title-label-shadow-offset`.
  public static let titleLabelShadowOffset = Property("title-label-shadow-offset", .size)
  /// `contentMode` of the view's `imageView`. In sheets: `image-view-content-mode`.
  public static let imageViewContentMode = Property("image-view-content-mode", .keyword(ViewContentMode.self))
  /// `font` of the view's `textLabel`. In sheets: `text-label-font`.
  public static let textLabelFont = Property("text-label-font", .font)
  /// `textColor` of the view's `textLabel`. In sheets: `text-label-text-color`.
  public static let textLabelTextColor = Property("text-label-text-color", .color)
  /// `font` of the view's `detailTextLabel`. In sheets: `detail-text-label-font`.
  public static let detailTextLabelFont = Property("detail-text-label-font", .font)
  /// `textColor` of the view's `detailTextLabel`. In sheets: `detail-text-label-text-color`.
  public static let detailTextLabelTextColor = Property("detail-text-label-text-color", .color)
  /// `backgroundColor` of the cell's `contentView`. In sheets: `content-view-background-color`.
  public static let contentViewBackgroundColor = Property("content-view-background-color", .color)
  /// `lineFragmentPadding` of the view's `textContainer`. In sheets: `text-container-line-fragment-padding`.
  public static let textContainerLineFragmentPadding = Property("text-container-line-fragment-padding", .length(0...))
  /// `maximumNumberOfLines` of the view's `textContainer`. In sheets: `text-container-maximum-number-of-lines`.
  public static let textContainerMaximumNumberOfLines = Property(
    "text-container-maximum-number-of-lines", .integer(0...))
  /// `lineBreakMode` of the view's `textContainer`. In sheets: `text-container-line-break-mode`.
  public static let textContainerLineBreakMode = Property(
    "text-container-line-break-mode", .keyword(LineBreakMode.self))
  /// `textColor` of the view's `searchTextField`. In sheets: `search-text-field-text-color`.
  public static let searchTextFieldTextColor = Property("search-text-field-text-color", .color)
  /// `font` of the view's `searchTextField`. In sheets: `search-text-field-font`.
  public static let searchTextFieldFont = Property("search-text-field-font", .font)
  /// `backgroundColor` of the view's `searchTextField`. In sheets: `search-text-field-background-color`.
  public static let searchTextFieldBackgroundColor = Property("search-text-field-background-color", .color)
}
