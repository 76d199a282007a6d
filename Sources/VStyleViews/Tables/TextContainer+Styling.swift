public import VStyle

extension Property {
  /// The padding at both ends of a line, in points. In sheets: `line-fragment-padding`, in `[0, ∞]`.
  public static let lineFragmentPadding = Property("line-fragment-padding", .length(0...))
  /// The maximum number of lines. In sheets: `maximum-number-of-lines`, in `[0, ∞]`.
  public static let maximumNumberOfLines = Property("maximum-number-of-lines", .integer(0...))
}

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
