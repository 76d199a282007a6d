import VStyleSyntax
import VStyleValues

/// CSS lengths: those of the product, except that a number other than zero needs a unit.
extension ValueKind {
  /// A length, serialized in pixels.
  static let cssLength = cssLength(least: -.infinity)

  /// Returns a value type for lengths of at least a bound, serialized in pixels.
  static func cssLength(least: Double) -> ValueKind {
    let length = least == 0 ? ValueKind.length(0...) : .length
    return ValueKind(
      name: "length", syntax: "<css-length [\(least)]>", swiftTypeName: "Double",
      samples: [StyleValue(0.0), StyleValue(1.0)],
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        try refusePlainNumber(parser)
        return try length.parse(&parser)
      },
      serialize: { "\(CSSSerialization.serialize(number: $0[as: Double.self] ?? 0))px" }, convert: { _ in nil })
  }

  /// Throws an error if the next component value is a number without a unit other than `0`, or calculates one.
  ///
  /// Views take such a number as points.
  static func refusePlainNumber(_ parser: ValueParser) throws(ValueError) {
    var ahead = parser
    let isZero = ahead.next() == .number && ahead.cursor.tape.number(ahead.cursor.index) == 0
    if !isZero, (try? ValueKind.number.parse(&ahead)) != nil {
      throw parser.error(.unitNotAllowed, expected: "<length>")
    }
  }

  /// The value type with percentages, which stay percentages.
  var orPercentage: ValueKind {
    let kind = self
    return ValueKind(
      name: name, syntax: "\(syntax) | <percentage>", swiftTypeName: swiftTypeName, samples: kind.samples,
      acceptsNone: kind.acceptsNone,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        guard parser.next() == .percentage else { return try kind.parse(&parser) }
        let number = parser.cursor.tape.number(parser.cursor.index)
        parser.cursor.advance()
        return StyleValue(SuiteKeyword(name: "\(CSSSerialization.serialize(number: number))%"))
      },
      serialize: { $0[as: SuiteKeyword.self]?.name ?? kind.serialize($0) }, convert: { _ in nil })
  }

  /// A font size: a length, a percentage of the parent's size, or a keyword.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-size-prop
  static let fontSize = ValueKind(
    name: "font-size", syntax: "<font-size>", swiftTypeName: "Double", samples: [StyleValue(16.0), StyleValue(13.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      let sizes = [
        "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
        "xxx-large": 48,
      ]
      switch parser.next() {
      case .ident:
        if let size = sizes[parser.cursor.name.lowercased()] {
          parser.cursor.advance()
          return StyleValue(size)
        }
      case .percentage:
        let part = parser.cursor.tape.number(parser.cursor.index) / 100
        guard part >= 0 else { break }
        parser.cursor.advance()
        return try ValueKind.length.parse("\(CSSSerialization.serialize(number: part))em")
      default: break
      }
      return try cssLength(least: 0).parse(&parser)
    }, serialize: cssLength.serialize, convert: { _ in nil })

  /// A border width: a length, `thin`, `medium` or `thick`, rounded down to whole pixels but at least 1 above 0.
  static let borderWidth = ValueKind(
    name: "border-width", syntax: "<border-width>", swiftTypeName: "Double",
    samples: [StyleValue(0.0), StyleValue(1.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      for (name, width) in [("thin", 1.0), ("medium", 3.0), ("thick", 5.0)]
      where parser.next() == .ident && parser.cursor.name.lowercased() == name {
        parser.cursor.advance()
        return StyleValue(width)
      }
      return try cssLength(least: 0).parse(&parser)
    },
    serialize: {
      let width = $0[as: Double.self] ?? 0
      let whole = width > 0 && width < 1 ? 1 : width.rounded(.down)
      return "\(CSSSerialization.serialize(number: whole))px"
    }, convert: { _ in nil })

  /// A line height in pixels: a length, or a multiple of the font size.
  ///
  /// - Spec: https://www.w3.org/TR/css-inline-3/#line-height-property
  static let lineHeight = ValueKind(
    name: "line-height", syntax: "<line-height>", swiftTypeName: "Double",
    samples: [StyleValue(16.0), StyleValue(20.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      let kind = parser.next()
      guard kind == .number || kind == .percentage else { return try cssLength(least: 0).parse(&parser) }
      let factor = parser.cursor.tape.number(parser.cursor.index) / (kind == .number ? 1 : 100)
      guard factor >= 0 else { throw parser.error(.numberOutOfRange, expected: "<line-height>") }
      parser.cursor.advance()
      return try ValueKind.length.parse("\(CSSSerialization.serialize(number: factor))em")
    }, serialize: cssLength.serialize, convert: { _ in nil })

  /// A letter spacing. No spacing is serialized as `normal`.
  ///
  /// - Spec: https://www.w3.org/TR/css-text-3/#letter-spacing-property
  static let letterSpacing = ValueKind(
    name: "letter-spacing", syntax: "<length> | normal", swiftTypeName: "Double",
    samples: [StyleValue(0.0), StyleValue(1.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      if parser.next() == .ident, parser.cursor.consume(ident: "normal") { return StyleValue(0.0) }
      return try cssLength.parse(&parser)
    },
    serialize: { $0[as: Double.self] == 0 ? "normal" : cssLength.serialize($0) }, convert: { _ in nil })

  /// A number of pixels, as in SVG.
  static let pixels = ValueKind(
    name: "pixels", syntax: "<number>", swiftTypeName: "Double", samples: [StyleValue(0.0), StyleValue(1.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try ValueKind.number.parse(&parser) },
    serialize: cssLength.serialize, convert: { _ in nil })
}
