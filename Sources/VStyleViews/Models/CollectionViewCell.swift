public import VStyleProperties

/// A cell that displays one item of a collection view. UIKit: `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  /// Whether the item is selected. Default: false. UIKit: `UICollectionViewCell.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the cell is highlighted. Default: false. UIKit: `UICollectionViewCell.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The view behind the content. Default: nil. UIKit: `UICollectionViewCell.backgroundView`.
  open var backgroundView: View?
  /// The view behind the content while the cell is selected. Default: nil. UIKit:
  /// `UICollectionViewCell.selectedBackgroundView`.
  open var selectedBackgroundView: View?
  /// The configuration of the background. If nil, the background views apply. Default: nil. UIKit:
  /// `UICollectionViewCell.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the background configuration updates when the state changes. Default: true. UIKit:
  /// `UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The names of the current states: those of the view type and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isSelected { states.insert("selected") }
    if isHighlighted { states.insert("highlighted") }
    return states
  }

  /// The names of the states that the view type adds.
  open override class var styleStateNames: [String] { ["selected", "highlighted"] }

  /// The view that contains the content. It is no node of the tree: its subviews are children of the cell. UIKit:
  /// `UICollectionViewCell.contentView`.
  public var contentView: View { content.view(of: self) }

  private let content = ContentPlace()

  override var contentSubviews: [View] { content.subviews }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .collectionViewCell }
}
