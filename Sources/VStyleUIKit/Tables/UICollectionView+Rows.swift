#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UICollectionView`.
    @MainActor
    static var uiCollectionView: PropertyTable {
      var table = PropertyTable.uiCollectionViewRows
      #if !os(tvOS)
        table = table + .uiCollectionViewExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiCollectionViewRows: PropertyTable {
      [
        .view(.backgroundView, \UICollectionView.backgroundView),
        .bindMain(.allowsSelection, \UICollectionView.allowsSelection),
        .bindMain(.allowsMultipleSelection, \UICollectionView.allowsMultipleSelection),
        .bindMain(.allowsSelectionDuringEditing, \UICollectionView.allowsSelectionDuringEditing),
        .bindMain(.allowsMultipleSelectionDuringEditing, \UICollectionView.allowsMultipleSelectionDuringEditing),
        .bindMain(.isEditing, \UICollectionView.isEditing),
        .bindMain(.isPrefetchingEnabled, \UICollectionView.isPrefetchingEnabled),
        .bindMain(.remembersLastFocusedIndexPath, \UICollectionView.remembersLastFocusedIndexPath),
        .bindMain(
          .selfSizingInvalidation, \UICollectionView.selfSizingInvalidation, as: .raw(SelfSizingInvalidation.self)),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiCollectionViewExceptOnTV: PropertyTable {
        [
          .bindMain(.selectionFollowsFocus, \UICollectionView.selectionFollowsFocus),
          .bindMain(.dragInteractionEnabled, \UICollectionView.dragInteractionEnabled),
          .bindMain(
            .reorderingCadence, \UICollectionView.reorderingCadence, as: .raw(CollectionViewReorderingCadence.self)),
        ]
      }
    #endif
  }
#endif
