import VStyle

extension PropertyTable {
  /// The rows of ``PopoverPresentationController``.
  static var popoverPresentationController: PropertyTable {
    [
      .bind(.backgroundColor, \PopoverPresentationController.backgroundColor)
    ]
  }
}
