import TestSupport
import Testing
import VStyleValues

/// What holds for any value of any kind.
@Suite struct GeneratedValueTests {
  @Test("every kind that has a name can be made at random", arguments: ValueKind.named)
  func generators(_ kind: ValueKind) {
    #expect(!kind.members.isEmpty || ValueGenerator.makers[kind.name] != nil)
  }

  @Test("values are written so that they read back as the same, and the text stays", arguments: KindLawTests.kinds)
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

  @Test("a value of Swift code is the one that its text is read as", arguments: KindLawTests.kinds)
  func conversion(_ kind: ValueKind) throws {
    var generator = ValueGenerator()
    for _ in 0..<8 {
      let value = try generator.value(of: kind).resolved(in: ValueContext())
      guard !value.isNone else { continue }
      let text = kind.serialize(value)
      #expect(try kind.convert(value.payload).get() == kind.parse(text), "\(text), seed \(SeededGenerator.seed)")
    }
  }

  @Test("a context changes nothing but what depends on it", arguments: KindLawTests.kinds)
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
