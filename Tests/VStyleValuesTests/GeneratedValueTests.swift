import TestSupport
import Testing
import VStyleValues

/// Values of Swift code, made at random, are written so that they read back as the same.
@Suite struct GeneratedValueTests {
  private static let count = 300

  /// A kind and how to make a value of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: ValueKind
    let make: @Sendable (inout SeededGenerator) -> any Sendable
    var testDescription: String { kind.syntax }
  }

  static let rows: [Row] = [
    Row(kind: .number) { number(&$0) },
    Row(kind: .integer) { Int.random(in: -1_000_000...1_000_000, using: &$0) },
    Row(kind: .angle) { number(&$0) },
    Row(kind: .time) { number(&$0) },
    Row(kind: .insets) { EdgeInsets(top: number(&$0), left: number(&$0), bottom: number(&$0), right: number(&$0)) },
    Row(kind: .size) { Size(width: number(&$0), height: number(&$0)) },
    Row(kind: .rect) { Rect(x: number(&$0), y: number(&$0), width: number(&$0), height: number(&$0)) },
    Row(kind: .string) { text(&$0) },
    Row(kind: .image) { Bool.random(using: &$0) ? Image.url(text(&$0)) : .symbol(text(&$0)) },
    Row(kind: .font) { font(&$0) },
    Row(kind: .color) { color(&$0) },
    Row(kind: .path) { generator in
      var path = Path(ellipseIn: Rect(x: number(&generator), y: 0, width: number(&generator), height: 3))
      path.addQuadCurve(to: .zero, control: Point(x: number(&generator), y: number(&generator)))
      return path
    },
  ]

  @Test("generated values are written and read back", arguments: rows)
  func roundTrip(_ row: Row) throws {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<GeneratedValueTests.count {
      let value = try row.kind.convert(row.make(&generator)).get()
      let text = row.kind.serialize(value)
      #expect((try? row.kind.parse(text)) == value, "\(text), seed \(SeededGenerator.seed)")
    }
  }

  private static func number(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: Double(Int.random(in: -100...100, using: &generator))
    case 1: Double.random(in: -1...1, using: &generator)
    case 2: Double.random(in: -1e-9...1e-9, using: &generator)
    default: Double.random(in: -1e18...1e18, using: &generator)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "Z", "\"", "\\", "'", "\n", "\t", " ", "é", "\u{1F600}", "(", "\u{7F}", "3"]
    var out = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      out.unicodeScalars.append(scalars.randomElement(using: &generator) ?? "a")
    }
    return out
  }

  private static func font(_ generator: inout SeededGenerator) -> Font {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return .preferred(Font.TextStyle.allCases.randomElement(using: &generator) ?? .body)
    }
    let families: [Font.Family] = [.system, .serif, .rounded, .monospaced, .named(text(&generator)), .named("system")]
    return Font(
      families: Array(families.shuffled(using: &generator).prefix(2)), size: abs(number(&generator)),
      weight: Font.Weight(Int.random(in: 1...1000, using: &generator)), isItalic: Bool.random(using: &generator),
      lineHeight: Bool.random(using: &generator) ? 1.25 : nil)
  }

  private static func color(_ generator: inout SeededGenerator) -> Color {
    let unit = 0.0...1
    let space = ColorSpace.allCases.randomElement(using: &generator) ?? .srgb
    return Color(
      space, Double.random(in: -20...400, using: &generator), Double.random(in: unit, using: &generator),
      Double.random(in: -200...200, using: &generator),
      alpha: Double.random(in: unit, using: &generator),
      missing: MissingComponents(rawValue: UInt8.random(in: 0..<16, using: &generator)))
  }
}
