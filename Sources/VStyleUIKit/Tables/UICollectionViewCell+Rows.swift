#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UICollectionViewCell`.
    @MainActor
    static var uiCollectionViewCell: PropertyTable {
      .uiCollectionViewCellRows
    }

    @MainActor
    private static var uiCollectionViewCellRows: PropertyTable {
      [
        .bindMain(.isSelected, \UICollectionViewCell.isSelected),
        .bindMain(.isHighlighted, \UICollectionViewCell.isHighlighted),
        .view(.backgroundView, \UICollectionViewCell.backgroundView),
        .view(.selectedBackgroundView, \UICollectionViewCell.selectedBackgroundView),
        .optionalMethods(
          .backgroundConfiguration, as: .backgroundConfiguration,
          read: { (cell: UICollectionViewCell) in cell.backgroundConfiguration.map { MainValue($0) } },
          write: { $0.backgroundConfiguration = $1?.value }),
        .bindMain(
          .automaticallyUpdatesBackgroundConfiguration,
          \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
        .bindMain(.contentViewBackgroundColor, \UICollectionViewCell.contentView.backgroundColor, as: .color),
      ]
    }
  }
#endif
