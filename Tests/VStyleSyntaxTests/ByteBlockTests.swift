import TestSupport
import Testing

@testable import VStyleSyntax

/// The blocks of bytes in which the tokenizer finds tokens.
///
/// The tests compare the bits of a block with the class of each byte, and tokens at each offset in a block.
@Suite struct ByteBlockTests {
  @Test("every byte has the bits of its class at every offset", arguments: UInt8.min...UInt8.max)
  func bits(_ byte: UInt8) {
    for place in 0..<ByteBlock.size {
      var bytes = [UInt8](repeating: UInt8(ascii: ";"), count: ByteBlock.size)
      bytes[place] = byte
      for bytes in [bytes, Array(bytes[...place])] {
        let block = ByteBlock(bytes.span, at: 0)
        #expect(block.names == (CodePoints.isPlainName(byte) ? 1 << UInt64(place) : 0))
        #expect(block.whitespace == (CodePoints.isWhitespace(byte) ? 1 << UInt64(place) : 0))
      }
    }
  }

  @Test("the bits of random bytes are those of their classes")
  func randomBits() {
    let seed = SeededGenerator.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<ByteBlock.size * 2).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let block = ByteBlock(bytes.span, at: ByteBlock.size)
      for place in 0..<ByteBlock.size {
        let byte = bytes[ByteBlock.size + place]
        #expect((block.names >> UInt64(place)) & 1 == (CodePoints.isPlainName(byte) ? 1 : 0), "TEST_SEED=\(seed)")
        #expect((block.whitespace >> UInt64(place)) & 1 == (CodePoints.isWhitespace(byte) ? 1 : 0), "TEST_SEED=\(seed)")
      }
    }
  }

  private static let pieces = [
    "name", "-a", "--", "--x", "-", "_", "9", "1.5px", ".5", "1e3", "1-2", "+1", "#a1", "#", "@m", "f(", "url(a b)",
    "URL( \"", "u\\72l(", "\\41 b", "\\\n", "é", "§", "\u{0}", "a\u{0}", "\"s\"", "'", "/* c */", "/", "<!--", "-->",
    " ", "\n  ", "\u{B}", String(repeating: "([", count: 60), "{", "}", "(", ")", "[", "]", ":", ";", ",", "!",
    "aVeryLongNameThatIsLongerThanABlockOfBytesHasRoomForAndThenSomeMore",
  ]

  @Test("tokens are the same at every offset in a block, at any density")
  func cuts() {
    for round in 0..<Environment.rounds(12) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var generator = SeededGenerator(seed: seed)
      var text = ""
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
      let tape = TokenTape(SourceText(text))
      // The tape estimates its capacity from the tokens so far: the padding is one token, then each byte is one.
      for padding in ["", "/*" + String(repeating: "x", count: 600) + "*/"] {
        for shift in 0..<ByteBlock.size + 1 {
          let moved = TokenTape(SourceText(padding + String(repeating: ";", count: shift) + text))
          let offset = padding.utf8.count + shift
          let tags = moved.tags.dropFirst(shift + (padding.isEmpty ? 0 : 1))
          #expect(Array(tags) == Array(tape.tags), "TEST_SEED=\(seed), \(text)")
          let starts = moved.starts.suffix(tape.starts.count).map { Int($0) - offset }
          #expect(starts == tape.starts.map { Int($0) }, "TEST_SEED=\(seed), \(text)")
        }
      }
    }
  }
}
