import TestSupport
import Testing
import VStyleLanguageServer

/// Positions, offsets and edits of texts.
struct DocumentTextTests {
  /// A text, a position, and its offset in bytes.
  static let rows: [(text: String, encoding: PositionEncoding, line: Int, character: Int, offset: Int)] = [
    ("", .utf16, 0, 0, 0), ("ab\ncd", .utf16, 1, 1, 4), ("ab\r\ncd", .utf16, 1, 1, 5), ("ab\rcd", .utf16, 1, 1, 4),
    ("a\u{C}b\nc", .utf16, 1, 0, 4), ("é\t😀b", .utf16, 0, 4, 7), ("é\t😀b", .utf8, 0, 7, 7),
    ("😀b", .utf16, 0, 2, 4), ("ab\n", .utf16, 1, 0, 3),
  ]

  @Test(arguments: rows)
  func convertsBothWays(_ row: (text: String, encoding: PositionEncoding, line: Int, character: Int, offset: Int)) {
    let text = DocumentText(row.text.utf8, encoding: row.encoding)
    let position = ClientPosition(line: row.line, character: row.character)
    #expect(text.offset(of: position) == row.offset)
    #expect(text.position(of: row.offset) == position)
  }

  /// A position outside of a text, and the offset that it stands for.
  static let outside: [(text: String, encoding: PositionEncoding, line: Int, character: Int, offset: Int)] = [
    ("ab\ncd", .utf16, 0, 9, 2), ("ab\ncd", .utf16, 7, 0, 5), ("ab\r\ncd", .utf16, 0, 9, 2), ("😀b", .utf16, 0, 1, 0),
    ("😀b", .utf8, 0, 2, 0),
  ]

  @Test(arguments: outside)
  func keepsPositionsInside(_ row: (text: String, encoding: PositionEncoding, line: Int, character: Int, offset: Int)) {
    let text = DocumentText(row.text.utf8, encoding: row.encoding)
    #expect(text.offset(of: ClientPosition(line: row.line, character: row.character)) == row.offset)
  }

  @Test func countsInLongLinesAsInShortOnes() {
    let line = String(repeating: "aé😀", count: 2_000)
    let text = DocumentText(("x\n" + line).utf8, encoding: .utf16)
    for offset in [2, 9, 4_000, 4_001, 13_999, 14_002] {
      let position = text.position(of: offset)
      let decoded = String(decoding: text.bytes[2..<offset], as: UTF8.self)
      if text.offset(of: position) == offset { #expect(position.character == decoded.utf16.count) }
    }
  }

  @Test func editsLikeAFreshText() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    let pieces = ["", "a", "\n", "\r", "\r\n", "é", "😀", "\u{C}", "ab\ncd\r\n", "{ alpha: 1; }\n"]
    for _ in 0..<Environment.rounds(300) {
      var text = DocumentText("a\r\nb😀\n\rc".utf8, encoding: Bool.random(using: &generator) ? .utf16 : .utf8)
      for _ in 0..<12 {
        let line = Int.random(in: 0...text.lineCount, using: &generator)
        let start = ClientPosition(line: line, character: Int.random(in: 0...4, using: &generator))
        let end = ClientPosition(
          line: line + Int.random(in: 0...2, using: &generator), character: Int.random(in: 0...4, using: &generator))
        text.replace(from: start, to: end, with: pieces.randomElement(using: &generator) ?? "")
        text.finishEdits()
        let fresh = DocumentText(text.bytes, encoding: text.encoding)
        #expect(text.lineCount == fresh.lineCount)
        for offset in 0...text.bytes.count {
          #expect(text.position(of: offset) == fresh.position(of: offset), "seed \(SeededGenerator.seed)")
        }
      }
    }
  }
}
