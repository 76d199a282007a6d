public import VStyle

/// Items that a layout places. UIKit: `UICollectionView`.
open class CollectionView: ScrollView {
  /// The view behind the items. Default: nil. UIKit: `UICollectionView.backgroundView`.
  open var backgroundView: View?
  /// Whether an item can be selected. Default: true. UIKit: `UICollectionView.allowsSelection`.
  open var allowsSelection = true
  /// Whether several items can be selected. Default: false. UIKit: `UICollectionView.allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// Whether an item can be selected while the items are edited. Default: false. UIKit:
  /// `UICollectionView.allowsSelectionDuringEditing`.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited. Default: false. UIKit:
  /// `UICollectionView.allowsMultipleSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the items are edited. Default: false. UIKit: `UICollectionView.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// Whether items are asked for before they show. Default: true. UIKit: `UICollectionView.isPrefetchingEnabled`.
  open var isPrefetchingEnabled = true
  /// Whether the focus comes back to where it was. Default: false. UIKit:
  /// `UICollectionView.remembersLastFocusedIndexPath`.
  open var remembersLastFocusedIndexPath = false
  /// Whether what gets the focus is selected. Default: false. UIKit: `UICollectionView.selectionFollowsFocus`.
  open var selectionFollowsFocus = false
  /// Whether items can be dragged. Default: false. UIKit: `UICollectionView.dragInteractionEnabled`.
  open var dragInteractionEnabled = false
  /// How soon the other items move while one is dragged. Default: `immediate`. UIKit:
  /// `UICollectionView.reorderingCadence`.
  open var reorderingCadence = CollectionView.ReorderingCadence.immediate
  /// When the size of a cell is found again. Default: `enabled`. UIKit: `UICollectionView.selfSizingInvalidation`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The states that hold now: the class's and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isEditing { states.insert("editing") }
    return states
  }

  /// The states of the class.
  open override class var styleStateNames: [String] { ["editing"] }

  /// How the items are placed. UIKit: `UICollectionView.collectionViewLayout`.
  public private(set) lazy var flowLayout = CollectionViewFlowLayout()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .collectionView }
}
