public import VStyle

/// A layout of items in lines. UIKit: `UICollectionViewFlowLayout`.
open class CollectionViewFlowLayout: Styleable {
  /// The least space between two lines. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit:
  /// `UICollectionViewFlowLayout.minimumLineSpacing`.
  open var minimumLineSpacing = 10.0
  /// The least space between two items of a line. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit:
  /// `UICollectionViewFlowLayout.minimumInteritemSpacing`.
  open var minimumInteritemSpacing = 10.0
  /// The size of the items. Unit: points. Default: 50, 50. UIKit: `UICollectionViewFlowLayout.itemSize`.
  open var itemSize = Size(width: 50, height: 50)
  /// The size that an item is taken to have before it is measured; zero for none. Unit: points. Default: zero. UIKit:
  /// `UICollectionViewFlowLayout.estimatedItemSize`.
  open var estimatedItemSize = Size.zero
  /// Along which axis the items scroll. Default: `vertical`. UIKit: `UICollectionViewFlowLayout.scrollDirection`.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The size of the headers. Unit: points. Default: zero. UIKit: `UICollectionViewFlowLayout.headerReferenceSize`.
  open var headerReferenceSize = Size.zero
  /// The size of the footers. Unit: points. Default: zero. UIKit: `UICollectionViewFlowLayout.footerReferenceSize`.
  open var footerReferenceSize = Size.zero
  /// The space around the items of a section. Unit: points. Default: zero. UIKit:
  /// `UICollectionViewFlowLayout.sectionInset`.
  open var sectionInset = EdgeInsets.zero
  /// What the inset of a section is counted from. Default: `fromContentInset`. UIKit:
  /// `UICollectionViewFlowLayout.sectionInsetReference`.
  open var sectionInsetReference = CollectionViewFlowLayout.SectionInsetReference.fromContentInset
  /// Whether headers stay at the edge while their section shows. Default: false. UIKit:
  /// `UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge while their section shows. Default: false. UIKit:
  /// `UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`.
  open var sectionFootersPinToVisibleBounds = false

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable { .collectionViewFlowLayout }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
