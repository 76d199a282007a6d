import VStyle

extension PropertyTable {
  /// The rows of ``PopoverPresentationController``.
  static let popoverPresentationController: PropertyTable = [
    .bind(.backgroundColor, \PopoverPresentationController.backgroundColor)
  ]
}
