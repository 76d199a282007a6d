import TestSupport
import Testing
import VStyleSyntax

/// Values that are serialized and parsed again.
@Suite struct SerializationTests {
  @Test(
    "a number is serialized without an exponent",
    arguments: zip(
      [
        0, -0.0, 1, -1, 0.5, -0.25, 100, 1e21, 1.5e-7, .leastNonzeroMagnitude, 0.1, 1_234_567.891, .infinity,
        -.infinity, .nan,
      ],
      [
        "0", "0", "1", "-1", "0.5", "-0.25", "100", "1000000000000000000000", "0.00000015",
        "0." + String(repeating: "0", count: 323) + "5", "0.1", "1234567.891", "infinity", "-infinity", "NaN",
      ]))
  func number(_ number: Double, _ text: String) {
    #expect(CSSSerialization.serialize(number: number) == text)
  }

  @Test("every finite number parses back exactly")
  func numberRoundTrip() {
    let seed = SeededGenerator.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let tape = TokenTape(SourceText(CSSSerialization.serialize(number: number)))
      #expect(tape.count == 1 && tape.kind(0) == .number && tape.number(0) == number, "TEST_SEED=\(seed) \(number)")
    }
  }

  @Test(
    "an identifier is serialized with the escapes that it needs",
    arguments: zip(
      ["a", "-", "--", "-1", "1a", "a1", "a b", "a\0b", "a\nb", "ä", "a.b", "_a", "\u{7F}", "\u{FEFF}a", "💅"],
      [
        "a", "\\-", "--", "-\\31 ", "\\31 a", "a1", "a\\ b", "a\u{FFFD}b", "a\\a b", "ä", "a\\.b", "_a", "\\7f ",
        "\\feff a", "💅",
      ]))
  func identifier(_ identifier: String, _ text: String) {
    #expect(CSSSerialization.serialize(identifier: identifier) == text)
    let tape = TokenTape(SourceText(text))
    #expect(tape.count == 1 && tape.kind(0) == .ident)
    #expect(tape.name(0) == identifier.replacing("\0", with: "\u{FFFD}"))
  }

  @Test("strings and URLs parse back unchanged", arguments: ["", "a", "\"", "'", "\\", "a\nb", "\u{1}", "ä💅", "a)b("])
  func string(_ text: String) {
    let tape = TokenTape(SourceText(CSSSerialization.serialize(string: text)))
    #expect(tape.count == 1 && tape.kind(0) == .string && tape.string(0) == text)
    let address = TokenTape(SourceText(CSSSerialization.serialize(url: text)))
    #expect(address.count == 3 && address.isName(0, "url") && address.string(1) == text)
  }

  @Test(
    "serialized text serializes to the same text again",
    arguments: [
      "url(a b\\", "url(a\"", "a\\", "\"a\\", "a /**/ b", "\"\n/**/\n", "\"\\\r\r", "f(/**/ /**/ ", "\0", "#\\", "1\\",
    ])
  func fixedPoint(_ text: String) {
    let tape = TokenTape(SourceText(text))
    let written = tape.serialize(0..<tape.count)
    let again = TokenTape(SourceText(written))
    #expect(again.serialize(0..<again.count) == written)
    #expect(Laws.values(again) == Laws.values(tape))
  }

  @Test("adjacent tokens that would merge are separated")
  func neighbors() {
    let parts = [
      "a", "f(", "url(x)", "@a", "#a", "#1", "1", "1%", "1px", "1e", "1\\65 3", "-->", "<!--", "(", "#", "-", "@", ".",
      "+", "/", "*", "<", "!", "%", "--a", "\"s\"", "u", "e3", "\\\n", " ", "|", "=", ":", "url( 'a')",
    ]
    for first in parts {
      for second in parts {
        for third in parts {
          let tape = TokenTape(SourceText(first + "/**/" + second + "/**/" + third))
          let text = tape.serialize(0..<tape.count)
          #expect(Laws.values(TokenTape(SourceText(text))) == Laws.values(tape), "\(text)")
        }
      }
    }
  }
}
