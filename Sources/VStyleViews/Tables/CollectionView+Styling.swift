import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``CollectionView``.
  static var collectionView: PropertyTable {
    [
      .bindObject(.backgroundView, \CollectionView.backgroundView, kind: .view, make: ViewTypes.instance),
      .bind(.allowsSelection, \CollectionView.allowsSelection),
      .bind(.allowsMultipleSelection, \CollectionView.allowsMultipleSelection),
      .bind(.allowsSelectionDuringEditing, \CollectionView.allowsSelectionDuringEditing),
      .bind(.allowsMultipleSelectionDuringEditing, \CollectionView.allowsMultipleSelectionDuringEditing),
      .bind(.isEditing, \CollectionView.isEditing),
      .bind(.isPrefetchingEnabled, \CollectionView.isPrefetchingEnabled),
      .bind(.remembersLastFocusedIndexPath, \CollectionView.remembersLastFocusedIndexPath),
      .bind(.selectionFollowsFocus, \CollectionView.selectionFollowsFocus),
      .bind(.dragInteractionEnabled, \CollectionView.dragInteractionEnabled),
      .bind(.reorderingCadence, \CollectionView.reorderingCadence),
      .bind(.selfSizingInvalidation, \CollectionView.selfSizingInvalidation),
    ]
  }
}
