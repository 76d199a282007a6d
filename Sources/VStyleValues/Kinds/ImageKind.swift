import VStyleSyntax

extension ValueKind {
  /// An image: `"name"`, `url("a.png")`, `symbol("star.fill")`, `skin-image("key")` or `image(…)`. Swift: ``Image``.
  ///
  /// `image()` adds a rendering mode, `image("name", always-template)`, or creates an image of a color, `image(red)` or
  /// `image(red, 8 4)`.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-3/#image-values, https://www.w3.org/TR/css-images-4/#image-notation
  public static let image = ValueKind(
    name: "image", syntax: "<image>", swiftTypeName: "Image",
    samples: ([
      .named("add"), .url("a b.png"), .symbol("star.fill"), .named("add").withRenderingMode(.alwaysTemplate),
      Image(color: .red), Image(color: .blue, size: Size(width: 8, height: 4)).withRenderingMode(.alwaysOriginal),
    ] as [Image]).map { StyleValue($0) },
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try parseImage(&parser) },
    serialize: { value in value[as: Image.self].map { SpecifiedImage($0).serialized } ?? "" },
    convert: { ($0 as? Image).map { SpecifiedImage($0).value } },
    check: { value in
      guard case .color(_, let size)? = value[as: Image.self]?.source else { return nil }
      let isSize = [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 0 }
      return isSize ? nil : "a size of finite numbers from 0 up"
    })

  private typealias ImageParser = @Sendable (inout ValueParser) throws(ValueError) -> StyleValue

  /// The parsers of the functions that are sources of images, one row per name.
  private static let imageSources: [(name: String, parse: ImageParser)] = [
    ("url", { (parser) throws(ValueError) in StyleValue(Image.url(try parseText(&parser))) }),
    ("symbol", { (parser) throws(ValueError) in StyleValue(Image.symbol(try parseText(&parser))) }),
    ("skin-image", { (parser) throws(ValueError) in StyleValue(deferred: try SkinImageReference(&parser)) }),
  ]

  /// The names of the functions that are images.
  static let imageFunctions = imageSources.map(\.name) + ["image"]

  private static func parseImage(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    let expected = "<string> | url(<string>) | symbol(<string>) | skin-image(<string>) | image(…)"
    if let source = try parseImageSource(&parser) { return source }
    switch parser.next() {
    case .function where parser.cursor.isFunction("image"):
      var inside = ValueParser(parser.cursor.enterBlock())
      return try SpecifiedImage(&inside).value
    case .function: throw parser.unknownFunction(expected: expected, among: imageFunctions)
    case .ident:
      let name = CSSSerialization.serialize(string: parser.cursor.name)
      throw parser.error(.valueTypeMismatch, expected: expected, help: "write \(name)", suggestion: name)
    default: throw parser.error(.valueTypeMismatch, expected: expected)
    }
  }

  /// Parses the source of an image; `nil` if the next token is not a source.
  static func parseImageSource(_ parser: inout ValueParser) throws(ValueError) -> StyleValue? {
    switch parser.next() {
    case .string: return StyleValue(Image.named(consumeString(&parser)))
    case .url:
      let address = parser.cursor.tape.url(parser.cursor.index)
      parser.cursor.advance()
      return StyleValue(Image.url(address))
    case .function:
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let source = imageSources.first(where: { $0.name == name }) else { return nil }
      var inside = ValueParser(parser.cursor.enterBlock())
      return try source.parse(&inside)
    default: return nil
    }
  }

  /// Parses the content of a function, which is a single string.
  private static func parseText(_ parser: inout ValueParser) throws(ValueError) -> String {
    guard parser.next() == .string else { throw parser.error(.badArgument, expected: "<string>") }
    let text = consumeString(&parser)
    try parser.expectEnd("`)`")
    return text
  }

  private static func consumeString(_ parser: inout ValueParser) -> String {
    let text = parser.cursor.tape.string(parser.cursor.index)
    parser.cursor.advance()
    return text
  }
}
