import VStyleSyntax

extension ValueKind {
  /// A Boolean: `true`/`false`, `yes`/`no` or `on`/`off`. Swift: `Bool`.
  public static let bool = ValueKind(
    "bool", type: Bool.self, keywords: ["true", "false", "yes", "no", "on", "off"],
    parse: { (parser: inout ValueParser) throws(ValueError) -> Bool in
      let expected = "true | false"
      guard parser.next() == .ident else { throw parser.error(.valueTypeMismatch, expected: expected) }
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let value = boolKeywords[name] else {
        throw parser.unknownKeyword(expected: expected, among: boolKeywords.keys.sorted())
      }
      parser.cursor.advance()
      return value
    },
    serialize: { $0 ? "true" : "false" }, samples: [true, false])

  private static let boolKeywords = ["true": true, "false": false, "yes": true, "no": false, "on": true, "off": false]
}
