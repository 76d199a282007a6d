#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITableViewHeaderFooterView`.
    @MainActor
    static var uiTableViewHeaderFooterView: PropertyTable {
      .uiTableViewHeaderFooterViewRows
    }

    @MainActor
    private static var uiTableViewHeaderFooterViewRows: PropertyTable {
      [
        .view(.backgroundView, \UITableViewHeaderFooterView.backgroundView),
        .optionalMethods(
          .backgroundConfiguration, as: .backgroundConfiguration,
          read: { (cell: UITableViewHeaderFooterView) in cell.backgroundConfiguration.map { MainValue($0) } },
          write: { $0.backgroundConfiguration = $1?.value }),
        .bindMain(
          .automaticallyUpdatesBackgroundConfiguration,
          \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration),
        .part(.textLabelFont, { (object: UITableViewHeaderFooterView) in object.textLabel }, \UILabel.font, as: .font),
        .part(
          .textLabelTextColor, { (object: UITableViewHeaderFooterView) in object.textLabel }, \UILabel.textColor,
          as: .color),
        .bindMain(.contentViewBackgroundColor, \UITableViewHeaderFooterView.contentView.backgroundColor, as: .color),
      ]
    }
  }
#endif
