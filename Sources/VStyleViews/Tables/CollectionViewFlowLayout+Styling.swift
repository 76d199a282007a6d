import VStyleProperties

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
