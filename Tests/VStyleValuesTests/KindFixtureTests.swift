import TestSupport
import Testing
import VStyleSyntax
import VStyleValues

/// The fixtures of value types: inputs with their canonical text or their error.
@Suite struct KindFixtureTests {
  static let fixtures = Fixture.all(in: "Kinds", of: "values")

  @Test("each input has the listed value or error", arguments: fixtures)
  func values(_ fixture: Fixture) throws {
    let values = try #require(ValueFixture(fixture.text), "the first line must name a kind")
    if let mismatch = Golden.mismatch(values.text, with: fixture.path) { Issue.record("\(mismatch)") }
  }

  @Test("serialized values parse as the same value", arguments: fixtures)
  func roundTrip(_ fixture: Fixture) throws {
    let values = try #require(ValueFixture(fixture.text))
    for input in values.inputs {
      guard let value = try? values.kind.parse(input) else { continue }
      let text = values.kind.serialize(value)
      #expect((try? values.kind.parse(text)) == value, "\(input) is written \(text)")
      let resolved = value.resolved(in: ValueContext())
      #expect(!resolved.dependsOnContext, "\(input)")
      let resolvedText = values.kind.serialize(resolved)
      #expect((try? values.kind.parse(resolvedText)) == resolved, "\(input) resolves to \(resolvedText)")
    }
  }

  /// The range of an error is always inside the text.
  @Test("prefixes and mutations of inputs are parsed or rejected", arguments: fixtures)
  func hostile(_ fixture: Fixture) throws {
    let values = try #require(ValueFixture(fixture.text))
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let junk = Array("()[]{},;/*-+.%#\"'\\ 0e∞\0".unicodeScalars)
    for input in values.inputs {
      let scalars = Array(input.unicodeScalars)
      for end in stride(from: 0, to: scalars.count, by: 1 + scalars.count / 20) { check(values.kind, scalars[..<end]) }
      for _ in 0..<8 where !scalars.isEmpty {
        var mutated = scalars
        mutated[Int.random(in: mutated.indices, using: &random)] = junk.randomElement(using: &random) ?? "("
        check(values.kind, mutated[...])
      }
    }
  }

  @Test(
    "deep nesting is rejected", arguments: ["calc(", "color-mix(in srgb, ", "light-dark(", "rgb(from ", "(", "min(1,"])
  func nesting(_ open: String) {
    let text = String(repeating: open, count: 2_000)
    for kind in [ValueKind.number, .color, .insets.list] {
      #expect(throws: ValueError.self) { try kind.parse(text) }
      #expect(throws: ValueError.self) { try kind.parse("calc(" + text) }
    }
  }

  private func check(_ kind: ValueKind, _ scalars: ArraySlice<Unicode.Scalar>) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    do {
      let value = try kind.parse(text)
      let written = kind.serialize(value)
      #expect((try? kind.parse(written)) == value, "\(text) is written \(written), seed \(SeededGenerator.seed)")
    } catch {
      #expect(error.range.end <= text.utf8.count && !error.expected.isEmpty, "\(text)")
    }
  }
}
