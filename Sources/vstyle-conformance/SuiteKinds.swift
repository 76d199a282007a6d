import VStyleSyntax
import VStyleValues

/// A keyword of CSS, or another value as its text.
struct SuiteKeyword: Hashable, Sendable { let name: String }

/// Value types that only CSS properties need, created as an app creates its own.
extension ValueKind {
  /// Returns a value type with some keywords.
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

  /// Returns the value type with an additional keyword.
  func or(_ keyword: String) -> ValueKind { orElse(.words(keyword)) }

  /// Returns a value type that parses this value type first, then another one. One of them has keywords only.
  func orElse(_ other: ValueKind) -> ValueKind {
    let kind = self
    let plain = swiftTypeName == "\(SuiteKeyword.self)" ? other : kind
    return ValueKind(
      name: name, syntax: "\(syntax) | \(other.syntax)", swiftTypeName: plain.swiftTypeName,
      samples: kind.samples + other.samples, acceptsNone: kind.acceptsNone || other.acceptsNone,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        if let value = try? parser.attempt({ (p: inout ValueParser) throws(ValueError) in try kind.parse(&p) }) {
          return value
        }
        return try other.parse(&parser)
      },
      serialize: { $0[as: SuiteKeyword.self]?.name ?? plain.serialize($0) },
      convert: { _ in nil })
  }

  /// Returns a value type with some keywords, each of which has a text as its computed value.
  static func words(_ texts: KeyValuePairs<String, String>) -> ValueKind {
    let names = texts.map(\.key)
    let samples = texts.map { SuiteKeyword(name: $0.value) }
    let table = Dictionary(texts.map { ($0.key, $0.value) }) { first, _ in first }
    return ValueKind(
      "words", syntax: names.joined(separator: " | "), type: SuiteKeyword.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> SuiteKeyword in
        guard parser.next() == .ident, let text = table[parser.cursor.name.lowercased()] else {
          throw parser.error(.unknownKeyword, expected: names.joined(separator: " | "))
        }
        parser.cursor.advance()
        return SuiteKeyword(name: text)
      }, serialize: \.name, samples: samples)
  }

  /// A number or percentage, clamped to 0...1.
  static let opacity = ValueKind(
    name: "opacity", syntax: "<opacity>", swiftTypeName: "Double", samples: [StyleValue(0.0), StyleValue(1.0)],
    parse: ValueKind.numberOrPercentage.parse,
    serialize: { CSSSerialization.serialize(number: min(max($0[as: Double.self] ?? 0, 0), 1)) },
    convert: { _ in nil })

  /// The color schemes that an element supports.
  static let colorScheme = ValueKind(
    name: "color-scheme", syntax: "normal | [light | dark]+", swiftTypeName: "SuiteKeyword",
    samples: [StyleValue(SuiteKeyword(name: "normal")), StyleValue(SuiteKeyword(name: "light dark"))],
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
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
      return StyleValue(SuiteKeyword(name: names.joined(separator: " ")))
    },
    serialize: { $0[as: SuiteKeyword.self]?.name ?? "" }, convert: { _ in nil })
}
