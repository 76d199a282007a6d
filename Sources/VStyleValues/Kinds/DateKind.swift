import VStyleSyntax

extension ValueKind {
  /// A date with an optional time of day, in quotes. Swift: ``DateTime``.
  ///
  /// Examples are `"2024-02-29"`, `"2024-02-29T12:30"` and `"2024-02-29T12:30:00+01:00"`.
  ///
  /// - Spec: https://www.rfc-editor.org/rfc/rfc3339#section-5.6
  public static let date = ValueKind(
    "date", type: DateTime.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> DateTime in
      let expected = "a day in quotes, such as \"2024-02-29\" or \"2024-02-29T12:30\""
      guard parser.next() == .string else {
        throw parser.error(.valueTypeMismatch, expected: expected)
      }
      guard let date = DateTime(parser.cursor.tape.string(parser.cursor.index)) else {
        throw parser.error(.badArgument, expected: expected)
      }
      parser.cursor.advance()
      return date
    },
    serialize: { CSSSerialization.serialize(string: $0.description) },
    samples: ["2024-02-29", "1999-12-31T23:59:59", "2024-06-01T12:00+02:00"].compactMap { DateTime($0) })
}
