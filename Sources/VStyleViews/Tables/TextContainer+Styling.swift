public import VStyle

extension Property {
  /// The space at both ends of a line, in points: `line-fragment-padding`, in `[0, ∞]`.
  public static let lineFragmentPadding = Property("line-fragment-padding", .length(0...))
  /// How many lines there may be: `maximum-number-of-lines`, in `[0, ∞]`.
  public static let maximumNumberOfLines = Property("maximum-number-of-lines", .integer(0...))
}

extension PropertyTable {
  /// The rows of ``TextContainer``.
  static var textContainer: PropertyTable {
    [
      .bind(.lineFragmentPadding, \TextContainer.lineFragmentPadding),
      .bind(.maximumNumberOfLines, \TextContainer.maximumNumberOfLines),
      .bind(.lineBreakMode, \TextContainer.lineBreakMode),
    ]
  }
}
