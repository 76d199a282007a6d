public import VStyle

/// One item of a collection. UIKit: `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  /// Whether the item is selected. Default: false. UIKit: `UICollectionViewCell.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the item is touched. Default: false. UIKit: `UICollectionViewCell.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The view behind the content. Default: nil. UIKit: `UICollectionViewCell.backgroundView`.
  open var backgroundView: View?
  /// The view behind the content while the cell is selected. Default: nil. UIKit:
  /// `UICollectionViewCell.selectedBackgroundView`.
  open var selectedBackgroundView: View?
  /// The background as a whole; nil leaves it to the views. Default: nil. UIKit:
  /// `UICollectionViewCell.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the background follows the state. Default: true. UIKit:
  /// `UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The states that hold now: the class's and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isSelected { states.insert("selected") }
    if isHighlighted { states.insert("highlighted") }
    return states
  }

  /// The states of the class.
  open override class var styleStateNames: [String] { ["selected", "highlighted"] }

  /// What the content stands in, beside the tree of views. UIKit: `UICollectionViewCell.contentView`.
  public private(set) lazy var contentView = View()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .collectionViewCell }
}
