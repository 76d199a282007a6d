public import VStyle

/// When a self-sizing cell is measured again. UIKit: `UITableView.SelfSizingInvalidation`,
/// `UICollectionView.SelfSizingInvalidation`.
public enum SelfSizingInvalidation: String, KeywordValue, Bindable {
  /// Only at the app's request.
  case disabled
  /// When a cell invalidates its size after its content changes.
  case enabled
  /// Also when the constraints of the cell change.
  case enabledIncludingConstraints
}
