#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UICollectionViewFlowLayout`.
    @MainActor
    static var uiCollectionViewFlowLayout: PropertyTable {
      .uiCollectionViewFlowLayoutRows
    }

    @MainActor
    private static var uiCollectionViewFlowLayoutRows: PropertyTable {
      [
        .bindMain(.minimumLineSpacing, \UICollectionViewFlowLayout.minimumLineSpacing, as: .number),
        .bindMain(.minimumInteritemSpacing, \UICollectionViewFlowLayout.minimumInteritemSpacing, as: .number),
        .bindMain(.itemSize, \UICollectionViewFlowLayout.itemSize, as: .size),
        .bindMain(.estimatedItemSize, \UICollectionViewFlowLayout.estimatedItemSize, as: .size),
        .bindMain(
          .scrollDirection, \UICollectionViewFlowLayout.scrollDirection, as: .raw(CollectionViewScrollDirection.self)),
        .bindMain(.headerReferenceSize, \UICollectionViewFlowLayout.headerReferenceSize, as: .size),
        .bindMain(.footerReferenceSize, \UICollectionViewFlowLayout.footerReferenceSize, as: .size),
        .bindMain(.sectionInset, \UICollectionViewFlowLayout.sectionInset, as: .insets),
        .bindMain(
          .sectionInsetReference, \UICollectionViewFlowLayout.sectionInsetReference,
          as: .raw(CollectionViewFlowLayoutSectionInsetReference.self)),
        .bindMain(.sectionHeadersPinToVisibleBounds, \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        .bindMain(.sectionFootersPinToVisibleBounds, \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
      ]
    }
  }
#endif
