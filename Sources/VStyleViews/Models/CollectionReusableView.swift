public import VStyleProperties

/// The base class of the cells and supplementary views of a collection view. UIKit: `UICollectionReusableView`.
open class CollectionReusableView: View {
  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    super.properties.refusing(.init("reuse-identifier", because: RefusedProperty.readOnly))
  }
}
