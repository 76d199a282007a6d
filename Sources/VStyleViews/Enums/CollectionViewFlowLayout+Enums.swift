public import VStyle

extension CollectionViewFlowLayout {
  /// What the inset of a section is counted from. UIKit: `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: String, KeywordValue, Bindable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }
}
