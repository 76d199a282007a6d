import VStyleSyntax

extension ValueKind {
  /// A language tag in quotes, such as `"de-CH"`. Swift: ``LocaleIdentifier``.
  ///
  /// - Spec: https://www.rfc-editor.org/rfc/rfc5646#section-2.1
  public static let locale = ValueKind(
    "locale", type: LocaleIdentifier.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> LocaleIdentifier in
      let expected = "a language in quotes, such as \"de-CH\""
      let isIdent = parser.next() == .ident
      let text =
        isIdent
        ? parser.cursor.name : parser.cursor.kind == .string ? parser.cursor.tape.string(parser.cursor.index) : ""
      let locale = LocaleIdentifier(text)
      guard !isIdent, let locale else {
        let quoted = isIdent ? locale.map { CSSSerialization.serialize(string: $0.tag) } : nil
        throw parser.error(
          parser.cursor.kind == .string ? .badArgument : .valueTypeMismatch, expected: expected,
          help: quoted.map { "write \($0)" }, suggestion: quoted)
      }
      parser.cursor.advance()
      return locale
    },
    serialize: { CSSSerialization.serialize(string: $0.tag) },
    samples: ["en", "de-CH", "zh-Hant-TW"].compactMap { LocaleIdentifier($0) })
}
