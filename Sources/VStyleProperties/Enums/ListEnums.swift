public import VStyle

/// The boundary that separator insets are measured from. UIKit: `UITableView.SeparatorInsetReference`.
public enum TableViewSeparatorInsetReference: String, KeywordValue, Bindable {
  /// The edges of the cell.
  case fromCellEdges
  /// The automatic insets of the table.
  case fromAutomaticInsets
}

/// The style of the separator between two rows of a table. UIKit: `UITableViewCell.SeparatorStyle`.
public enum TableViewCellSeparatorStyle: String, KeywordValue, Bindable {
  /// No separator.
  case none
  /// A single line.
  case singleLine
  /// An etched line. UIKit draws it as a plain line since iOS 11.
  case singleLineEtched
}

/// The style of a row while it is selected. UIKit: `UITableViewCell.SelectionStyle`.
public enum TableViewCellSelectionStyle: String, KeywordValue, Bindable {
  /// No distinct style.
  case none
  /// UIKit's old name for `default`.
  case blue
  /// Gray.
  case gray
  /// The system default.
  case `default`
}

/// The standard accessory at the end of a row. UIKit: `UITableViewCell.AccessoryType`.
public enum TableViewCellAccessoryType: String, KeywordValue, Bindable {
  /// Nothing.
  case none
  /// An arrow that indicates a further screen.
  case disclosureIndicator
  /// A button for details and a disclosure arrow.
  case detailDisclosureButton
  /// A check mark.
  case checkmark
  /// A button for details.
  case detailButton
}

/// The style of a row while it has the focus. UIKit: `UITableViewCell.FocusStyle`.
public enum TableViewCellFocusStyle: String, KeywordValue, Bindable {
  /// The system default.
  case `default`
  /// A custom style of the app.
  case custom
}

/// The speed at which other items are rearranged during a drag. UIKit: `UICollectionView.ReorderingCadence`.
public enum CollectionViewReorderingCadence: String, KeywordValue, Bindable {
  /// Items are rearranged immediately.
  case immediate
  /// Items are rearranged after a short delay.
  case fast
  /// Items are rearranged after a longer delay.
  case slow
}

/// The direction in which a layout scrolls. UIKit: `UICollectionView.ScrollDirection`.
public enum CollectionViewScrollDirection: String, KeywordValue, Bindable {
  /// The layout scrolls vertically.
  case vertical
  /// The layout scrolls horizontally.
  case horizontal
}

/// The boundary that section insets are measured from. UIKit: `UICollectionViewFlowLayout.SectionInsetReference`.
public enum CollectionViewFlowLayoutSectionInsetReference: String, KeywordValue, Bindable {
  /// The content inset.
  case fromContentInset
  /// The safe area.
  case fromSafeArea
  /// The layout margins.
  case fromLayoutMargins
}

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
