import VStyleSyntax
import VStyleValues

/// A keyword of CSS.
struct SuiteKeyword: Hashable, Sendable { let name: String }

/// The kinds that only CSS properties need, made as an app makes its own.
extension ValueKind {
  /// One of some keywords.
  static func words(_ list: String) -> ValueKind {
    let words = list.split(separator: " ").map(String.init)
    return ValueKind(
      "words", syntax: words.joined(separator: " | "), type: SuiteKeyword.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> SuiteKeyword in
        guard parser.next() == .ident, words.contains(parser.cursor.name.lowercased()) else {
          throw parser.error(.unknownKeyword, expected: words.joined(separator: " | "))
        }
        defer { parser.cursor.advance() }
        return SuiteKeyword(name: parser.cursor.name.lowercased())
      }, serialize: \.name, samples: words.map(SuiteKeyword.init))
  }

  /// The kind with a keyword more.
  func or(_ keyword: String) -> ValueKind {
    let (kind, words) = (self, ValueKind.words(keyword))
    return ValueKind(
      name: name, syntax: "\(keyword) | \(syntax)", swiftTypeName: swiftTypeName, samples: words.samples + samples,
      parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
        if let value = try? parser.attempt({ (p: inout ValueParser) throws(ValueError) in try words.parse(&p) }) {
          return value
        }
        return try kind.parse(&parser)
      },
      serialize: { $0[as: SuiteKeyword.self]?.name ?? kind.serialize($0) },
      convert: { _ in nil })
  }

  /// A length of CSS: zero, or a number with a unit; written in pixels.
  static let cssLength = cssLength(least: -.infinity)

  static func cssLength(least: Double) -> ValueKind {
    let length = least == 0 ? ValueKind.length(0...) : .length
    return ValueKind(
      name: "css-length", syntax: "<css-length [\(least)]>", swiftTypeName: "Double",
      samples: [Value(0.0), Value(1.0)],
      parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
        if parser.next() == .number, parser.cursor.tape.number(parser.cursor.index) != 0 {
          throw parser.error(.unitNotAllowed, expected: "<length>")
        }
        return try length.parse(&parser)
      },
      serialize: { "\(CSSSerialization.serialize(number: $0[as: Double.self] ?? 0))px" }, convert: { _ in nil })
  }

  /// The width of a border: a length, or `thin`, `medium`, `thick`; whole pixels.
  static let borderWidth = ValueKind(
    name: "border-width", syntax: "<border-width>", swiftTypeName: "Double", samples: [Value(0.0), Value(1.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
      for (name, width) in [("thin", 1.0), ("medium", 3.0), ("thick", 5.0)]
      where parser.next() == .ident && parser.cursor.name.lowercased() == name {
        parser.cursor.advance()
        return Value(width)
      }
      return try cssLength(least: 0).parse(&parser)
    },
    serialize: {
      let width = $0[as: Double.self] ?? 0
      let whole = width > 0 && width < 1 ? 1 : width.rounded(.down)
      return "\(CSSSerialization.serialize(number: whole))px"
    }, convert: { _ in nil })

  /// A number or percentage, kept between 0 and 1.
  static let opacity = ValueKind(
    name: "opacity", syntax: "<opacity>", swiftTypeName: "Double", samples: [Value(0.0), Value(1.0)],
    parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
      let value = try ValueKind.numberOrPercentage.parse(&parser)
      return value[as: Double.self].map { Value(min(max($0, 0), 1)) } ?? value
    },
    serialize: { CSSSerialization.serialize(number: $0[as: Double.self] ?? 0) }, convert: { _ in nil })

  /// The schemes that an element supports.
  static let colorScheme = ValueKind(
    name: "color-scheme", syntax: "normal | [light | dark]+", swiftTypeName: "SuiteKeyword",
    samples: [Value(SuiteKeyword(name: "normal")), Value(SuiteKeyword(name: "light dark"))],
    parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
      var names: [String] = []
      while parser.next() == .ident {
        let name = parser.cursor.name.lowercased()
        guard !["default", "none", "inherit", "initial"].contains(name) else {
          throw parser.error(.unknownKeyword, expected: "light | dark")
        }
        names.append(["normal", "light", "dark", "only"].contains(name) ? name : parser.cursor.name)
        parser.cursor.advance()
      }
      let only = names.filter { $0 == "only" }.count
      let isValid =
        names == ["normal"]
        || !names.isEmpty && !names.contains("normal") && only <= 1 && names.count > only
          && (only == 0 || names.first == "only" || names.last == "only")
      guard isValid else { throw parser.error(.valueTypeMismatch, expected: "normal | [light | dark]+") }
      if only == 1, names.first == "only" { names = Array(names.dropFirst()) + ["only"] }
      return Value(SuiteKeyword(name: names.joined(separator: " ")))
    },
    serialize: { $0[as: SuiteKeyword.self]?.name ?? "" }, convert: { _ in nil })
}
