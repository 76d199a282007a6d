import TestSupport
import VStyleValues

/// Creates random values of a value type.
struct ValueGenerator {
  private var random = SeededGenerator(seed: SeededGenerator.seed)

  typealias Maker = @Sendable (inout SeededGenerator) -> any Sendable

  /// The functions that create Swift values, by the name of the value type.
  ///
  /// A record needs no entry, because it is created from its members.
  static let makers: [String: Maker] = [
    "font-family": { font(&$0).families[0] },
    "bool": { Bool.random(using: &$0) },
    "number": { number(&$0) },
    "integer": { Int.random(in: -1_000_000...1_000_000, using: &$0) },
    "length": { number(&$0) },
    "angle": { number(&$0) },
    "time": { number(&$0) },
    "number-percentage": { number(&$0) },
    "insets": { EdgeInsets(top: number(&$0), left: number(&$0), bottom: number(&$0), right: number(&$0)) },
    "directional-insets": {
      DirectionalEdgeInsets(top: number(&$0), leading: number(&$0), bottom: number(&$0), trailing: number(&$0))
    },
    "size": { Size(width: number(&$0), height: number(&$0)) },
    "point": { Point(x: number(&$0), y: number(&$0)) },
    "offset": { Offset(horizontal: number(&$0), vertical: number(&$0)) },
    "rect": { Rect(x: number(&$0), y: number(&$0), width: number(&$0), height: number(&$0)) },
    "string": { text(&$0) },
    "image": { image(&$0) },
    "font": { font(&$0) },
    "font-weight": { Font.Weight(Int.random(in: 1...1000, using: &$0)) },
    "color": { color(&$0) },
    "path": { path(&$0) },
    "effect": { effect(&$0) },
    "shadow": { shadow(&$0) },
    "attributed-text": { attributedText(&$0) },
    "transform": { transform(&$0) },
    "transform-3d": { transform3D(&$0) },
    "gradient": { gradient(&$0) },
    "date": { date(&$0) },
    "locale": { pick(["de", "en-GB", "zh-Hant-TW", "es-419", "sl-rozaj"].compactMap { LocaleIdentifier($0) }, &$0) },
    "theme-style": { ThemeStyle(rawValue: "t\(text(&$0))") },
  ]

  /// Returns a random value of a value type, or one of its samples if no created value fits.
  mutating func value(of kind: ValueKind) throws -> StyleValue {
    if kind.acceptsNone, Int.random(in: 0..<4, using: &random) == 0 { return .none }
    if !kind.members.isEmpty { return try record(of: kind) }
    if let maker = ValueGenerator.makers[kind.name] {
      for _ in 0..<8 {
        if case .success(let value) = kind.convert(maker(&random)) { return value }
      }
    }
    return kind.samples.randomElement(using: &random) ?? .none
  }

  private mutating func record(of kind: ValueKind) throws -> StyleValue {
    var parts: [String] = []
    for member in kind.members where Int.random(in: 0..<3, using: &random) == 0 {
      parts.append("\(member.name) \(member.kind.serialize(try value(of: member.kind)))")
    }
    return try kind.parse("\(kind.name)(\(parts.shuffled(using: &random).joined(separator: ", ")))")
  }

  static func pick<T>(_ values: [T], _ generator: inout SeededGenerator) -> T {
    values[Int.random(in: values.indices, using: &generator)]
  }

  static func number(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: Double(Int.random(in: -100...100, using: &generator))
    case 1: Double.random(in: -1...1, using: &generator)
    case 2: Double.random(in: -1e-9...1e-9, using: &generator)
    default: Double.random(in: -1e18...1e18, using: &generator)
    }
  }

  static func text(_ generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "Z", "\"", "\\", "'", "\n", "\t", " ", "é", "\u{1F600}", "(", "\u{7F}", "3"]
    var out = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) { out.unicodeScalars.append(pick(scalars, &generator)) }
    return out
  }
}
