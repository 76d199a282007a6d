import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``PopoverPresentationController``.
  static var popoverPresentationController: PropertyTable {
    [
      .bind(.backgroundColor, \PopoverPresentationController.backgroundColor)
    ]
  }
}
