public import VStyle

/// When the size of a cell is found again. UIKit: UITableView.SelfSizingInvalidation,
/// UICollectionView.SelfSizingInvalidation.
public enum SelfSizingInvalidation: String, KeywordValue, Bindable {
  /// Only when the app asks for it.
  case disabled
  /// When a cell says that its content changed.
  case enabled
  /// Also when its constraints change.
  case enabledIncludingConstraints
}
