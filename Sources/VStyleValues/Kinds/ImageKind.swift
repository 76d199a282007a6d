import VStyleSyntax

extension ValueKind {
  /// An image: `"name"`, `url("a.png")` or `symbol("star.fill")`. Swift: ``Image``.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-3/#image-values
  public static let image = ValueKind(
    "image", type: Image.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> Image in try parseImage(&parser) },
    serialize: { image in
      switch image {
      case .named(let name): CSSSerialization.serialize(string: name)
      case .url(let address): CSSSerialization.serialize(url: address)
      case .symbol(let name): "symbol(\(CSSSerialization.serialize(string: name)))"
      }
    },
    samples: [.named("add"), .url("a b.png"), .symbol("star.fill")])

  private static func parseImage(_ parser: inout ValueParser) throws(ValueError) -> Image {
    let expected = "<string> | url(<string>) | symbol(<string>)"
    switch parser.next() {
    case .string: return .named(takeString(&parser))
    case .url:
      let address = parser.cursor.tape.url(parser.cursor.index)
      parser.cursor.advance()
      return .url(address)
    case .function:
      let isURL = parser.cursor.isFunction("url")
      guard isURL || parser.cursor.isFunction("symbol") else {
        throw parser.unknownFunction(expected: expected, among: ["url", "symbol"])
      }
      var inside = ValueParser(parser.cursor.enterBlock())
      guard inside.next() == .string else { throw inside.error(.badArgument, expected: "<string>") }
      let text = takeString(&inside)
      try inside.expectEnd("`)`")
      return isURL ? .url(text) : .symbol(text)
    case .ident:
      let name = CSSSerialization.serialize(string: parser.cursor.name)
      throw parser.error(.valueTypeMismatch, expected: expected, help: "write \(name)", suggestion: name)
    default: throw parser.error(.valueTypeMismatch, expected: expected)
    }
  }

  private static func takeString(_ parser: inout ValueParser) -> String {
    let text = parser.cursor.tape.string(parser.cursor.index)
    parser.cursor.advance()
    return text
  }
}
