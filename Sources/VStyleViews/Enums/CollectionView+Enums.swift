public import VStyle

extension CollectionView {
  /// How soon the other items move while one is dragged. UIKit: `UICollectionView.ReorderingCadence`.
  public enum ReorderingCadence: String, KeywordValue, Bindable {
    /// At once.
    case immediate
    /// After a moment.
    case fast
    /// After a while.
    case slow
  }

  /// Along which axis a layout scrolls. UIKit: `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: String, KeywordValue, Bindable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }
}
