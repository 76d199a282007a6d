/// A view of a collection that is used again for another item. UIKit: `UICollectionReusableView`.
open class CollectionReusableView: View {}
