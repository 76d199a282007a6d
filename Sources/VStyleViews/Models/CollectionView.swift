public import VStyleProperties

/// A view that displays a collection of items, arranged by a layout. UIKit: `UICollectionView`.
open class CollectionView: ScrollView {
  /// The view behind the items. Default: nil. UIKit: `UICollectionView.backgroundView`.
  open var backgroundView: View?
  /// Whether items can be selected. Default: true. UIKit: `UICollectionView.allowsSelection`.
  open var allowsSelection = true
  /// Whether several items can be selected. Default: false. UIKit: `UICollectionView.allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// Whether items can be selected in editing mode. Default: false. UIKit:
  /// `UICollectionView.allowsSelectionDuringEditing`.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode. Default: false. UIKit:
  /// `UICollectionView.allowsMultipleSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in editing mode. Default: false. UIKit: `UICollectionView.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// Whether items are prefetched before they appear. Default: true. UIKit: `UICollectionView.isPrefetchingEnabled`.
  open var isPrefetchingEnabled = true
  /// Whether the focus returns to the element that last had it. Default: false. UIKit:
  /// `UICollectionView.remembersLastFocusedIndexPath`.
  open var remembersLastFocusedIndexPath = false
  /// Whether an element is selected when it receives the focus. Default: false. UIKit:
  /// `UICollectionView.selectionFollowsFocus`.
  open var selectionFollowsFocus = false
  /// Whether items can be dragged. Default: false. UIKit: `UICollectionView.dragInteractionEnabled`.
  open var dragInteractionEnabled = false
  /// The speed at which other items are rearranged during a drag. Default: `immediate`. UIKit:
  /// `UICollectionView.reorderingCadence`.
  open var reorderingCadence = CollectionView.ReorderingCadence.immediate
  /// When a self-sizing cell is measured again. Default: `enabled`. UIKit: `UICollectionView.selfSizingInvalidation`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The names of the current states: those of the view type and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isEditing { states.insert("editing") }
    return states
  }

  /// The names of the states that the view type adds.
  open override class var styleStateNames: [String] { ["editing"] }

  /// The layout that arranges the items. UIKit: `UICollectionView.collectionViewLayout`.
  public private(set) lazy var flowLayout = CollectionViewFlowLayout()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .collectionView }
}
