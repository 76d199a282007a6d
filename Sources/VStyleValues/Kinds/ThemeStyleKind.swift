import VStyleSyntax

extension ValueKind {
  /// The name of a theme, as `@theme` declares it. Swift: ``ThemeStyle``.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#custom-idents
  public static let themeStyle = ValueKind(
    "theme-style", type: ThemeStyle.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> ThemeStyle in
      guard parser.next() == .ident, !parser.cursor.tape.isDashedIdent(parser.cursor.index) else {
        throw parser.error(.valueTypeMismatch, expected: "the name of a theme, without quotes")
      }
      defer { parser.cursor.advance() }
      return ThemeStyle(rawValue: parser.cursor.name)
    },
    serialize: { CSSSerialization.serialize(identifier: $0.rawValue) },
    check: { name in name.rawValue.isEmpty || name.rawValue.isDashedName ? "the name of a theme" : nil },
    samples: ["light", "dark"])
}
