import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TableViewHeaderFooterView``.
  static var tableViewHeaderFooterView: PropertyTable {
    [
      .bindObject(.backgroundView, \TableViewHeaderFooterView.backgroundView, kind: .view, make: ViewTypes.instance),
      .bind(.backgroundConfiguration, \TableViewHeaderFooterView.backgroundConfiguration),
      .bind(
        .automaticallyUpdatesBackgroundConfiguration,
        \TableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration),
      .bind(.textLabelFont, \TableViewHeaderFooterView.textLabel.font),
      .bind(.textLabelTextColor, \TableViewHeaderFooterView.textLabel.textColor),
      .bind(.contentViewBackgroundColor, \TableViewHeaderFooterView.contentView.backgroundColor),
    ]
  }
}
