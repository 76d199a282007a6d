import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TextContainer``.
  static var textContainer: PropertyTable {
    [
      .bind(.lineFragmentPadding, \TextContainer.lineFragmentPadding),
      .bind(.maximumNumberOfLines, \TextContainer.maximumNumberOfLines),
      .bind(.lineBreakMode, \TextContainer.lineBreakMode),
    ]
  }
}
