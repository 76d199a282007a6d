import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``CollectionViewCell``.
  static var collectionViewCell: PropertyTable {
    [
      .bind(.isSelected, \CollectionViewCell.isSelected),
      .bind(.isHighlighted, \CollectionViewCell.isHighlighted),
      .bindObject(.backgroundView, \CollectionViewCell.backgroundView, kind: .view, make: ViewTypes.instance),
      .bindObject(
        .selectedBackgroundView, \CollectionViewCell.selectedBackgroundView, kind: .view, make: ViewTypes.instance),
      .bind(.backgroundConfiguration, \CollectionViewCell.backgroundConfiguration),
      .bind(
        .automaticallyUpdatesBackgroundConfiguration, \CollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
      .bind(.contentViewBackgroundColor, \CollectionViewCell.contentView.backgroundColor),
    ]
  }
}
