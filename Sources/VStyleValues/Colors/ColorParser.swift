import VStyleSyntax

/// Parses colors.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-syntax
struct ColorParser {
  static let expected = "<color>"

  /// Parses one color.
  static func parse(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    switch parser.next() {
    case .hash: return try parseHex(&parser)
    case .ident: return try parseKeyword(&parser)
    case .dimension, .number:
      if let color = parseHexNumber(parser) {
        parser.cursor.advance()
        return .literal(color)
      }
      if NameStyle.lowercased(parser.cursor.tape.source.text(in: parser.cursor.range)).hasPrefix("0x") {
        throw parser.error(
          .invalidHex, expected: "6 hexadecimal digits after `0x`",
          help: "write the color as `0xRRGGBB`, or with an opacity as `#rrggbbaa`")
      }
    case .function: return try parseFunction(&parser)
    default: break
    }
    throw parser.error(.valueTypeMismatch, expected: expected)
  }

  /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func parseHex(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    let name = Array(parser.cursor.name.utf8)
    guard let color = HexColor(count: name.count, { name[$0] }) else {
      throw parser.error(.invalidHex, expected: "3, 4, 6 or 8 hexadecimal digits")
    }
    parser.cursor.advance()
    return .literal(color.components)
  }

  /// Parses `0xRRGGBB`, whose token is a number or a dimension; `nil` for another token.
  private static func parseHexNumber(_ parser: ValueParser) -> ColorComponents? {
    let text = NameStyle.lowercased(parser.cursor.tape.source.text(in: parser.cursor.range))
    guard text.hasPrefix("0x"), text.utf8.count == 8, let hex = UInt32(text.dropFirst(2), radix: 16) else { return nil }
    return Color(hex: hex).components
  }

  /// Whether the current token of a parser is a color of the form `0xRRGGBB`.
  static func isHexNumber(_ parser: ValueParser) -> Bool { parseHexNumber(parser) != nil }

  private static func parseKeyword(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    let written = parser.cursor.name
    let name = NameStyle.lowercased(written)
    let found: ColorExpression? =
      if let color = NamedColor.color(name) {
        .named(name, color.components)
      } else if name == "currentcolor" {
        .currentColor
      } else if let color = system(written) {
        .system(color)
      } else {
        nil
      }
    guard let found else {
      throw parser.unknownKeyword(expected: expected, among: keywords)
    }
    parser.cursor.advance()
    return found
  }

  /// All keywords that are colors.
  static let keywords =
    NamedColor.names + ["transparent", "currentcolor"] + Color.systemColors.map(\.serialized)

  private static func system(_ name: String) -> SystemColor? {
    let color = SystemColor.byFoldedName[NameStyle.folded(name)]
    guard let color, case .system(let system) = color.storage else { return nil }
    return system
  }

  private static func parseFunction(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    let name = NameStyle.lowercased(parser.cursor.name)
    guard let parse = functions[name] else {
      throw parser.unknownFunction(expected: expected, among: functions.keys.sorted())
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    return try parse(&inside)
  }

  fileprivate typealias FunctionParser = @Sendable (inout ValueParser) throws(ValueError) -> ColorExpression

  /// The parsers of the color functions, one row per name.
  fileprivate static let functions: [String: FunctionParser] = [
    "rgb": { (parser) throws(ValueError) in try ColorFunctionParser(.rgb).parse(&parser) },
    "rgba": { (parser) throws(ValueError) in try ColorFunctionParser(.rgb).parse(&parser) },
    "hsl": { (parser) throws(ValueError) in try ColorFunctionParser(.hsl).parse(&parser) },
    "hsla": { (parser) throws(ValueError) in try ColorFunctionParser(.hsl).parse(&parser) },
    "hwb": { (parser) throws(ValueError) in try ColorFunctionParser(.hwb).parse(&parser) },
    "lab": { (parser) throws(ValueError) in try ColorFunctionParser(.lab).parse(&parser) },
    "lch": { (parser) throws(ValueError) in try ColorFunctionParser(.lch).parse(&parser) },
    "oklab": { (parser) throws(ValueError) in try ColorFunctionParser(.oklab).parse(&parser) },
    "oklch": { (parser) throws(ValueError) in try ColorFunctionParser(.oklch).parse(&parser) },
    "color": { (parser) throws(ValueError) in try ColorFunctionParser(nil).parse(&parser) },
    "color-mix": { (parser) throws(ValueError) in .mix(try ColorMixParser.parse(&parser)) },
    "contrast-color": { (parser) throws(ValueError) in
      let color = try parse(&parser)
      try parser.expectEnd("1 color in `contrast-color()`")
      return .contrast(color)
    },
    "light-dark": { (parser) throws(ValueError) in try parseLightDark(&parser) },
    "skin-color": { (parser) throws(ValueError) in .skin(try SkinColorReference(&parser)) },
  ]

  /// - Spec: https://www.w3.org/TR/css-color-5/#light-dark
  private static func parseLightDark(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    let light = try parse(&parser)
    guard parser.next() == .comma else { throw parser.error(.wrongArity, expected: "2 colors in `light-dark()`") }
    parser.cursor.advance()
    let dark = try parse(&parser)
    try parser.expectEnd("2 colors in `light-dark()`")
    return .lightDark(light, dark)
  }
}

extension Color {
  /// The names of the functions that are colors, in lower case.
  package static let functionNames: Set<String> = Set(ColorParser.functions.keys)
}
