public import VStyle

extension Property {
  /// The minimum spacing between two lines, in points. In sheets: `minimum-line-spacing`, in `[0, ∞]`.
  public static let minimumLineSpacing = Property("minimum-line-spacing", .length(0...))
  /// The minimum spacing between two items of a line, in points. In sheets: `minimum-interitem-spacing`, in `[0, ∞]`.
  public static let minimumInteritemSpacing = Property("minimum-interitem-spacing", .length(0...))
  /// The size of the items, in points. In sheets: `item-size`.
  public static let itemSize = Property("item-size", .size)
  /// The estimated size of an item, used before it is measured, in points. In sheets: `estimated-item-size`.
  public static let estimatedItemSize = Property("estimated-item-size", .size)
  /// The direction in which the layout scrolls. In sheets: `scroll-direction`.
  public static let scrollDirection = Property("scroll-direction", .keyword(CollectionView.ScrollDirection.self))
  /// The size of section headers, in points. In sheets: `header-reference-size`.
  public static let headerReferenceSize = Property("header-reference-size", .size)
  /// The size of section footers, in points. In sheets: `footer-reference-size`.
  public static let footerReferenceSize = Property("footer-reference-size", .size)
  /// The margins around the items of a section, in points. In sheets: `section-inset`.
  public static let sectionInset = Property("section-inset", .insets)
  /// The boundary that section insets are measured from. In sheets: `section-inset-reference`.
  public static let sectionInsetReference = Property(
    "section-inset-reference", .keyword(CollectionViewFlowLayout.SectionInsetReference.self))
  /// Whether headers stay at the edge while their section is visible. In sheets:
  /// `section-headers-pin-to-visible-bounds`.
  public static let sectionHeadersPinToVisibleBounds = Property("section-headers-pin-to-visible-bounds", .bool)
  /// Whether footers stay at the edge while their section is visible. In sheets:
  /// `section-footers-pin-to-visible-bounds`.
  public static let sectionFootersPinToVisibleBounds = Property("section-footers-pin-to-visible-bounds", .bool)
}

extension PropertyTable {
  /// The property bindings of ``CollectionViewFlowLayout``.
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
