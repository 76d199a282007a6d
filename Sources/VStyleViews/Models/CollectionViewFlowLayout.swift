public import VStyleProperties

/// A layout that arranges items in lines, with optional headers and footers. UIKit: `UICollectionViewFlowLayout`.
open class CollectionViewFlowLayout: Styleable {
  /// The minimum spacing between two lines. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit:
  /// `UICollectionViewFlowLayout.minimumLineSpacing`.
  open var minimumLineSpacing = 10.0
  /// The minimum spacing between two items of a line. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit:
  /// `UICollectionViewFlowLayout.minimumInteritemSpacing`.
  open var minimumInteritemSpacing = 10.0
  /// The size of the items. Unit: points. Default: 50 × 50. UIKit: `UICollectionViewFlowLayout.itemSize`.
  open var itemSize = Size(width: 50, height: 50)
  /// The estimated size of an item, used before it is measured; zero for no estimate. Unit: points. Default: zero.
  /// UIKit: `UICollectionViewFlowLayout.estimatedItemSize`.
  open var estimatedItemSize = Size.zero
  /// The direction in which the layout scrolls. Default: `vertical`. UIKit:
  /// `UICollectionViewFlowLayout.scrollDirection`.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The size of section headers. Unit: points. Default: zero. UIKit: `UICollectionViewFlowLayout.headerReferenceSize`.
  open var headerReferenceSize = Size.zero
  /// The size of section footers. Unit: points. Default: zero. UIKit: `UICollectionViewFlowLayout.footerReferenceSize`.
  open var footerReferenceSize = Size.zero
  /// The margins around the items of a section. Unit: points. Default: zero. UIKit:
  /// `UICollectionViewFlowLayout.sectionInset`.
  open var sectionInset = EdgeInsets.zero
  /// The boundary that section insets are measured from. Default: `fromContentInset`. UIKit:
  /// `UICollectionViewFlowLayout.sectionInsetReference`.
  open var sectionInsetReference = CollectionViewFlowLayout.SectionInsetReference.fromContentInset
  /// Whether headers stay at the edge while their section is visible. Default: false. UIKit:
  /// `UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge while their section is visible. Default: false. UIKit:
  /// `UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`.
  open var sectionFootersPinToVisibleBounds = false

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable { .collectionViewFlowLayout }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
