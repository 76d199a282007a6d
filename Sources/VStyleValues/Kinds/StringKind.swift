import VStyleSyntax

extension ValueKind {
  /// A text in quotes. Swift: `String`.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#strings
  public static let string = ValueKind(
    "string", type: String.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> String in
      guard parser.next() == .string else {
        let name = parser.cursor.kind == .ident ? CSSSerialization.serialize(string: parser.cursor.name) : nil
        throw parser.error(
          .valueTypeMismatch, expected: "<string>", help: name.map { "write \($0)" }, suggestion: name)
      }
      let text = parser.cursor.tape.string(parser.cursor.index)
      parser.cursor.advance()
      return text
    },
    serialize: CSSSerialization.serialize(string:), samples: ["", "Save", "a \"b\" \\ c"])
}
