public import VStyle

extension CollectionViewFlowLayout {
  /// The boundary that section insets are measured from. UIKit: `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: String, KeywordValue, Bindable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }
}
