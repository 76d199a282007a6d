// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UITableView: UIScrollView {
  open var rowHeight: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor? = .black
  open var separatorEffect: UIVisualEffect?
  open var backgroundView: UIView?
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth: Bool = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount: Int = 0
  open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  open var insetsContentViewsToSafeArea: Bool = true
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
  open var fillerRowHeight: CGFloat = 0
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false
  open var isEditing: Bool = false
  open var selectionFollowsFocus: Bool = false
  open var remembersLastFocusedIndexPath: Bool = false
  open var dragInteractionEnabled: Bool = false
  open var isPrefetchingEnabled: Bool = true
  open var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?

  nonisolated public static let automaticDimension: CGFloat = -1

  /// The cells are made when the table is laid out, as those of visible rows.
  open var cellsForLayout: (() -> [UITableViewCell])?

  open override func layoutSubviews() {
    guard let cells = cellsForLayout?() else { return }
    for cell in subviews.compactMap({ $0 as? UITableViewCell }) where !cells.contains(where: { $0 === cell }) {
      cell.removeFromSuperview()
    }
    for cell in cells where cell.superview !== self { addSubview(cell) }
  }
}

@MainActor
open class UITableViewCell: UIView {
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing: Bool = true
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var showsReorderControl: Bool = false
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var isEditing: Bool = false
  open var focusStyle: UITableViewCell.FocusStyle = .default
  open var userInteractionEnabledWhileDragging: Bool = false
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)?

  public let contentView = UITableViewCellContentView()
  private lazy var texts = [labelInContent(), labelInContent()]

  /// A cell with a content configuration has no labels.
  open var textLabel: UILabel? { contentConfiguration == nil ? texts[0] : nil }
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? texts[1] : nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }

  private func labelInContent() -> UILabel {
    let label = UITableViewLabel()
    contentView.addSubview(label)
    return label
  }
}

/// Views that UIKit has inside of a cell. Their classes are not public.
@MainActor
public final class UITableViewCellContentView: UIView {}

@MainActor
final class UITableViewLabel: UILabel {}

@MainActor
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true

  public let contentView: UIView = _UITableViewHeaderFooterContentView()
  open private(set) lazy var textLabel: UILabel? = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }
}

@MainActor
final class _UITableViewHeaderFooterContentView: UIView {}
