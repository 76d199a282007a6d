import VStyleSyntax

extension Font {
  /// The longhands of a font.
  ///
  /// A text style determines the size, the families and the line height. Setting one of them removes the text style, so
  /// that the font has a fixed size.
  static let longhands: [Longhand] = [
    longhand("font-style", .keywords(["normal", "italic"])) {
      StyleValue(Keyword($0.isItalic ? "italic" : "normal"))
    } set: { font, style in
      font.isItalic = style == StyleValue(Keyword("italic"))
    },
    longhand("font-weight", .fontWeight) {
      StyleValue($0.weight)
    } set: { font, weight in
      font.weight = weight[as: Weight.self] ?? font.weight
    },
    longhand("font-size", .length(0...)) {
      StyleValue($0.size)
    } set: { font, size in
      font.size = size[as: Double.self] ?? font.size
      font.textStyle = nil
    },
    longhand("line-height", ValueKind(numeric: .lineHeight).or(["normal"])) {
      $0.lineHeight.map { StyleValue($0) } ?? StyleValue(Keyword("normal"))
    } set: { font, height in
      font.lineHeight = height[as: Double.self]
      font.textStyle = nil
    },
    longhand("font-family", .fontFamily.list) {
      StyleValue(ValueList($0.families.map { StyleValue($0) }))
    } set: { font, list in
      font.families = list[as: ValueList.self]?.values.compactMap { $0[as: Family.self] } ?? font.families
      font.textStyle = nil
    },
  ]

  private static func longhand(
    _ word: String, _ kind: ValueKind, get: @escaping @Sendable (Font) -> StyleValue,
    set: @escaping @Sendable (inout Font, StyleValue) -> Void
  ) -> Longhand {
    Longhand(word, replacing: "font", kind, of: Font.system(17), get: get, set: set)
  }
}

extension NumericSyntax {
  /// The grammar of line heights, as multiples of the font size.
  static let lineHeight = NumericSyntax.numberOrPercentage.in(NumericRange(0...))
}

extension ValueKind {
  /// The family of a font: a name, with or without quotes, or a generic family. Swift: ``Font/Family``.
  ///
  /// The generic families are `system`, `serif`, `rounded` and `monospaced`. Those of CSS are understood too:
  /// `sans-serif`, `system-ui`, `monospace` and those that begin with `ui-`.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-family-prop
  public static let fontFamily = ValueKind(
    "font-family", type: Font.Family.self, keywords: Font.Family.keywords.map(\.name),
    parse: { (parser: inout ValueParser) throws(ValueError) -> Font.Family in
      try FontParser().parseFamily(&parser)
    },
    serialize: \.serialized, samples: [.system, .named("Avenir"), .monospaced])
}
