public import VStyle

/// A view of a collection that is used again for another item. UIKit: `UICollectionReusableView`.
open class CollectionReusableView: View {
  /// The rows of the class.
  open override class var properties: PropertyTable {
    super.properties.refusing(.init("reuse-identifier", because: RefusedProperty.readOnly))
  }
}
