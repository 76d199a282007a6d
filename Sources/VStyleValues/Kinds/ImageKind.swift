import VStyleSyntax

extension ValueKind {
  /// An image: `"name"`, `url("a.png")`, `symbol("star.fill")` or `skin-image("key")`. Swift: ``Image``.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-3/#image-values
  public static let image = ValueKind(
    name: "image", syntax: "<image>", swiftTypeName: "Image",
    samples: [.named("add"), .url("a b.png"), .symbol("star.fill")].map { (image: Image) in Value(image) },
    parse: { (parser: inout ValueParser) throws(ValueError) -> Value in try parseImage(&parser) },
    serialize: { value in value[as: Image.self].map(\.serialized) ?? "" },
    convert: { ($0 as? Image).map { Value($0) } })

  private typealias ImageParser = @Sendable (inout ValueParser) throws(ValueError) -> Value

  /// The functions. One row per name.
  private static let imageFunctions: [(name: String, parse: ImageParser)] = [
    ("url", { (parser) throws(ValueError) in Value(Image.url(try parseText(&parser))) }),
    ("symbol", { (parser) throws(ValueError) in Value(Image.symbol(try parseText(&parser))) }),
    ("skin-image", { (parser) throws(ValueError) in Value(deferred: try SkinImageReference(&parser)) }),
  ]

  private static func parseImage(_ parser: inout ValueParser) throws(ValueError) -> Value {
    let expected = "<string> | url(<string>) | symbol(<string>) | skin-image(<string>)"
    switch parser.next() {
    case .string: return Value(Image.named(takeString(&parser)))
    case .url:
      let address = parser.cursor.tape.url(parser.cursor.index)
      parser.cursor.advance()
      return Value(Image.url(address))
    case .function:
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let function = imageFunctions.first(where: { $0.name == name }) else {
        throw parser.unknownFunction(expected: expected, among: imageFunctions.map(\.name))
      }
      var inside = ValueParser(parser.cursor.enterBlock())
      return try function.parse(&inside)
    case .ident:
      let name = CSSSerialization.serialize(string: parser.cursor.name)
      throw parser.error(.valueTypeMismatch, expected: expected, help: "write \(name)", suggestion: name)
    default: throw parser.error(.valueTypeMismatch, expected: expected)
    }
  }

  /// The string that is all that a function holds.
  private static func parseText(_ parser: inout ValueParser) throws(ValueError) -> String {
    guard parser.next() == .string else { throw parser.error(.badArgument, expected: "<string>") }
    let text = takeString(&parser)
    try parser.expectEnd("`)`")
    return text
  }

  private static func takeString(_ parser: inout ValueParser) -> String {
    let text = parser.cursor.tape.string(parser.cursor.index)
    parser.cursor.advance()
    return text
  }
}

extension Image {
  /// The canonical text.
  fileprivate var serialized: String {
    switch self {
    case .named(let name): CSSSerialization.serialize(string: name)
    case .url(let address): CSSSerialization.serialize(url: address)
    case .symbol(let name): "symbol(\(CSSSerialization.serialize(string: name)))"
    }
  }
}
