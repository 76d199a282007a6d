import VStyleSyntax

extension Font {
  /// The parts of a font that a sheet may set by themselves.
  ///
  /// A text style has a size, a family and lines of its own: a font that is given another is one of a fixed size.
  static let longhands: [Longhand] = [
    longhand("font-style", .keywords(["normal", "italic"])) {
      Value(Keyword($0.isItalic ? "italic" : "normal"))
    } set: { font, style in
      font.isItalic = style == Value(Keyword("italic"))
    },
    longhand("font-weight", .fontWeight) {
      Value($0.weight)
    } set: { font, weight in
      font.weight = weight[as: Weight.self] ?? font.weight
      // A text style takes a weight by its name only.
      if !Weight.keywords.contains(where: { $0.weight == font.weight }) { font.textStyle = nil }
    },
    longhand("font-size", .length(0...)) {
      Value($0.size)
    } set: { font, size in
      font.size = size[as: Double.self] ?? font.size
      font.textStyle = nil
    },
    longhand("line-height", ValueKind(numeric: .lineHeight).or(["normal"])) {
      $0.lineHeight.map { Value($0) } ?? Value(Keyword("normal"))
    } set: { font, height in
      font.lineHeight = height[as: Double.self]
      font.textStyle = nil
    },
    longhand("font-family", .fontFamily.list) {
      Value(ValueList($0.families.map { Value($0) }))
    } set: { font, list in
      font.families = list[as: ValueList.self]?.values.compactMap { $0[as: Family.self] } ?? font.families
      font.textStyle = nil
    },
  ]

  private static func longhand(
    _ word: String, _ kind: ValueKind, get: @escaping @Sendable (Font) -> Value,
    set: @escaping @Sendable (inout Font, Value) -> Void
  ) -> Longhand {
    Longhand(word, replacing: "font", kind, of: Font.system(17), get: get, set: set)
  }
}

extension NumericSyntax {
  /// The height of lines as a multiple of the font's size.
  static let lineHeight = NumericSyntax.numberOrPercentage.in(NumericRange(0...))
}

extension ValueKind {
  /// The family of a font: a name, with or without quotes, or `system`, `serif`, `rounded`, `monospaced`. Swift:
  /// ``Font/Family``.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-family-prop
  public static let fontFamily = ValueKind(
    "font-family", type: Font.Family.self, keywords: Font.Family.keywords.map(\.name),
    parse: { (parser: inout ValueParser) throws(ValueError) -> Font.Family in
      try FontParser().parseFamily(&parser)
    },
    serialize: \.serialized, samples: [.system, .named("Avenir"), .monospaced])
}
