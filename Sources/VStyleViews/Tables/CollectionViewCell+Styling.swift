import VStyle

extension PropertyTable {
  /// The property bindings of ``CollectionViewCell``.
  static var collectionViewCell: PropertyTable {
    [
      .bind(.isSelected, \CollectionViewCell.isSelected),
      .bind(.isHighlighted, \CollectionViewCell.isHighlighted),
      .bindObject(.backgroundView, \CollectionViewCell.backgroundView, make: ViewTypes.instance),
      .bindObject(.selectedBackgroundView, \CollectionViewCell.selectedBackgroundView, make: ViewTypes.instance),
      .bind(.backgroundConfiguration, \CollectionViewCell.backgroundConfiguration),
      .bind(
        .automaticallyUpdatesBackgroundConfiguration, \CollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
      .bind(.contentViewBackgroundColor, \CollectionViewCell.contentView.backgroundColor),
    ]
  }
}
