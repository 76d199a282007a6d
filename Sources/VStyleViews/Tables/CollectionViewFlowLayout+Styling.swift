public import VStyle

extension Property {
  /// The least space between two lines, in points: `minimum-line-spacing`, in `[0, ∞]`.
  public static let minimumLineSpacing = Property("minimum-line-spacing", .length(0...))
  /// The least space between two items of a line, in points: `minimum-interitem-spacing`, in `[0, ∞]`.
  public static let minimumInteritemSpacing = Property("minimum-interitem-spacing", .length(0...))
  /// The size of the items, in points: `item-size`.
  public static let itemSize = Property("item-size", .size)
  /// The size that an item is taken to have before it is measured, in points: `estimated-item-size`.
  public static let estimatedItemSize = Property("estimated-item-size", .size)
  /// Along which axis the items scroll: `scroll-direction`.
  public static let scrollDirection = Property("scroll-direction", .keyword(CollectionView.ScrollDirection.self))
  /// The size of the headers, in points: `header-reference-size`.
  public static let headerReferenceSize = Property("header-reference-size", .size)
  /// The size of the footers, in points: `footer-reference-size`.
  public static let footerReferenceSize = Property("footer-reference-size", .size)
  /// The space around the items of a section, in points: `section-inset`.
  public static let sectionInset = Property("section-inset", .insets)
  /// What the inset of a section is counted from: `section-inset-reference`.
  public static let sectionInsetReference = Property(
    "section-inset-reference", .keyword(CollectionViewFlowLayout.SectionInsetReference.self))
  /// Whether headers stay at the edge while their section shows: `section-headers-pin-to-visible-bounds`.
  public static let sectionHeadersPinToVisibleBounds = Property("section-headers-pin-to-visible-bounds", .bool)
  /// Whether footers stay at the edge while their section shows: `section-footers-pin-to-visible-bounds`.
  public static let sectionFootersPinToVisibleBounds = Property("section-footers-pin-to-visible-bounds", .bool)
}

extension PropertyTable {
  /// The rows of ``CollectionViewFlowLayout``.
  static var collectionViewFlowLayout: PropertyTable {
    [
      .bind(.minimumLineSpacing, \CollectionViewFlowLayout.minimumLineSpacing),
      .bind(.minimumInteritemSpacing, \CollectionViewFlowLayout.minimumInteritemSpacing),
      .bind(.itemSize, \CollectionViewFlowLayout.itemSize),
      .bind(.estimatedItemSize, \CollectionViewFlowLayout.estimatedItemSize),
      .bind(.scrollDirection, \CollectionViewFlowLayout.scrollDirection),
      .bind(.headerReferenceSize, \CollectionViewFlowLayout.headerReferenceSize),
      .bind(.footerReferenceSize, \CollectionViewFlowLayout.footerReferenceSize),
      .bind(.sectionInset, \CollectionViewFlowLayout.sectionInset),
      .bind(.sectionInsetReference, \CollectionViewFlowLayout.sectionInsetReference),
      .bind(.sectionHeadersPinToVisibleBounds, \CollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
      .bind(.sectionFootersPinToVisibleBounds, \CollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    ]
  }
}
