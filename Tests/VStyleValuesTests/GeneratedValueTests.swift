import TestSupport
import Testing
import VStyleSyntax
import VStyleValues

/// Laws of random values of every value type.
@Suite struct GeneratedValueTests {
  @Test("the generator supports every named value type", arguments: ValueKind.named)
  func generators(_ kind: ValueKind) {
    #expect(!kind.members.isEmpty || ValueGenerator.makers[kind.name] != nil)
  }

  @Test("serialized values parse as the same value and serialize to the same text", arguments: KindLawTests.kinds)
  func roundTrip(_ kind: ValueKind) throws {
    var generator = ValueGenerator()
    for _ in 0..<15 {
      let value = try generator.value(of: kind)
      let text = kind.serialize(value)
      let read = try? kind.parse(text)
      #expect(read == value, "\(text), seed \(SeededGenerator.seed)")
      #expect(read.map(kind.serialize) == text, "seed \(SeededGenerator.seed)")
    }
  }

  @Test(
    "a color that depends on the font size parses back from its text",
    arguments: [
      "rgb(calc(6px / 2em), 2, 2ALPHA)", "rgb(2 calc(6px / 2em) 2ALPHA)", "hsl(2, calc(6% * 1px / 2em), 2%ALPHA)",
      "rgb(calc(6px / 2em) 1e400 1e308%ALPHA)", "lab(from red calc(l * 1em / 1px) -1e400 1e400%ALPHA)",
    ])
  func deferredColors(_ pattern: String) throws {
    for alpha in ["", "1", "100%", "0.5", "40%", "2", "-1", "1e400", "1e400%", "calc(1px / 1em)", "calc(1em / 1em)"] {
      let separator = pattern.contains(",") ? ", " : " / "
      let text = pattern.replacing("ALPHA", with: alpha.isEmpty ? "" : separator + alpha)
      let value = try ValueKind.color.parse(text)
      #expect(value.dependsOnContext, "\(text)")
      let written = ValueKind.color.serialize(value)
      #expect(try ValueKind.color.parse(written) == value, "\(text) is written \(written)")
    }
  }

  @Test(
    "a nested color parses back from its text",
    arguments: [
      "light-dark(COLOR, currentcolor)", "color-mix(in oklch longer hue, COLOR, currentcolor)",
      "rgb(from COLOR calc(r * 1em / 1px) g b)", "light-dark(red, color-mix(in srgb, COLOR 25%, system-red))",
    ])
  func nestedColors(_ pattern: String) throws {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    func number(_ range: ClosedRange<Double>) -> String {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: "none"
      case 1: Bool.random(using: &random) ? "1e400" : "-1e400"
      default: "\(Double.random(in: range, using: &random))"
      }
    }
    for function in ["rgb(", "hsl(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(srgb ", "color(xyz "] {
      for _ in 0..<15 {
        let alpha = Bool.random(using: &random) ? "" : " / \(number(-1...2))"
        let color = "\(function)\(number(-400...800)) \(number(-50...400)) \(number(-400...800))\(alpha))"
        let text = pattern.replacing("COLOR", with: color)
        let value = try ValueKind.color.parse(text)
        let written = ValueKind.color.serialize(value)
        #expect(try ValueKind.color.parse(written) == value, "\(text) is written \(written)")
        #expect(try ValueKind.color.serialize(ValueKind.color.parse(written)) == written)
      }
    }
  }

  @Test("a Swift value converts to the value that its text parses as", arguments: KindLawTests.kinds)
  func conversion(_ kind: ValueKind) throws {
    var generator = ValueGenerator()
    for _ in 0..<8 {
      let value = try generator.value(of: kind).resolved(in: ValueContext())
      guard !value.isNone else { continue }
      let text = kind.serialize(value)
      #expect(try kind.convert(value.payload).get() == kind.parse(text), "\(text), seed \(SeededGenerator.seed)")
    }
  }

  @Test("a value context changes only the values that depend on it", arguments: KindLawTests.kinds)
  func resolution(_ kind: ValueKind) throws {
    var other = ValueContext()
    other.colorScheme = .dark
    other.fontSize = 40
    other.currentColor = .red
    var generator = ValueGenerator()
    for _ in 0..<8 {
      let value = try generator.value(of: kind)
      let resolved = value.resolved(in: other)
      #expect(!resolved.dependsOnContext && resolved.resolved(in: ValueContext()) == resolved)
      if !value.dependsOnContext { #expect(resolved == value, "seed \(SeededGenerator.seed)") }
    }
  }
}
