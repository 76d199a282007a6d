import VStyleSyntax

/// The parser of the keys of skins.
enum SkinReference {
  /// Parses the key in quotes that is the first argument of each skin function.
  static func parseKey(_ parser: inout ValueParser) throws(ValueError) -> String {
    guard parser.next() == .string else {
      let name = parser.cursor.kind == .ident ? CSSSerialization.serialize(string: parser.cursor.name) : nil
      throw parser.error(
        .badArgument, expected: "a key in quotes", help: name.map { "write \($0)" }, suggestion: name)
    }
    let key = parser.cursor.tape.string(parser.cursor.index)
    parser.cursor.advance()
    return key
  }
}

/// `skin-color("key", 50%)`: a color of the current skin; white if no skin has the key.
struct SkinColorReference: Hashable, Sendable {
  private static let alphaSyntax = NumericSyntax.numberOrPercentage.in(NumericRange(0...1))

  let key: String
  /// The opacity that replaces the opacity of the color. A result of 1 or `nil` keeps the opacity of the color.
  let alpha: Numeric?

  init(_ parser: inout ValueParser) throws(ValueError) {
    key = try SkinReference.parseKey(&parser)
    var opacity: Numeric?
    if parser.next() == .comma {
      parser.cursor.advance()
      opacity = try SkinColorReference.alphaSyntax.parse(&parser)
    }
    try parser.expectEnd(opacity == nil ? "`,` or `)`" : "`)`")
    alpha = opacity == .constant(1) ? nil : opacity
  }

  func components(in context: ValueContext) -> ColorComponents {
    let color = context.skin?.color(key) ?? .white
    let alpha = alpha?.resolved(in: context) ?? 1
    return (alpha < 1 ? color.resolved(for: context.colorScheme).withAlpha(alpha) : color)
      .components(for: context.colorScheme)
  }

  var serialized: String {
    let opacity = alpha.map { ", \($0.serialized(SkinColorReference.alphaSyntax))" } ?? ""
    return "skin-color(\(CSSSerialization.serialize(string: key))\(opacity))"
  }
}

/// `skin-font("key", bold)`: a font of the current skin; the system font of 14 points if no skin has the key.
struct SkinFontReference: DeferredValue {
  private static let styles = NameTable(SkinFontStyle.self)

  let key: String
  let style: SkinFontStyle

  init(_ parser: inout ValueParser) throws(ValueError) {
    key = try SkinReference.parseKey(&parser)
    var style = SkinFontStyle.regular
    if parser.next() == .comma {
      parser.cursor.advance()
      style = try ValueKind.parseKeyword(of: SkinFontReference.styles, &parser)
    }
    self.style = style
    try parser.expectEnd("`)`")
  }

  func resolve(in context: ValueContext) -> StyleValue {
    var font = context.skin?.font(key) ?? .system(14)
    if font.families == [.system] {
      if style == .bold { font.weight = .bold }
      if style == .italic { font.isItalic = true }
    }
    return StyleValue(font)
  }

  var serialized: String {
    "skin-font(\(CSSSerialization.serialize(string: key))\(style == .regular ? "" : ", \(style.keyword)"))"
  }
}

/// `skin-image("key")`: an image of the current skin; the app's image of that name if no skin has the key.
struct SkinImageReference: DeferredValue {
  let key: String

  init(_ parser: inout ValueParser) throws(ValueError) {
    key = try SkinReference.parseKey(&parser)
    try parser.expectEnd("`)`")
  }

  func resolve(in context: ValueContext) -> StyleValue { StyleValue(context.skin?.image(key) ?? .named(key)) }

  var serialized: String { "skin-image(\(CSSSerialization.serialize(string: key)))" }
}
