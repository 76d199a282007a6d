public import VStyle

extension CollectionView {
  /// The speed at which other items are rearranged during a drag. UIKit: `UICollectionView.ReorderingCadence`.
  public enum ReorderingCadence: String, KeywordValue, Bindable {
    /// Items are rearranged immediately.
    case immediate
    /// Items are rearranged after a short delay.
    case fast
    /// Items are rearranged after a longer delay.
    case slow
  }

  /// The direction in which a layout scrolls. UIKit: `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: String, KeywordValue, Bindable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }
}
