import TestSupport
import VStyleSyntax

/// The comparison of the parts of a sheet by a grammar with those by the tokenizer.
struct PartComparison {
  /// The first byte at which they differ, with its line; `nil` if they are the same.
  private(set) var mismatch: String?
  /// The number of statements that a grammar has to guess.
  private(set) var guesses = 0

  /// The lines with the statements that the grammar guesses wrong.
  private(set) var wrongGuesses: [String] = []

  /// Compares the parts of a sheet.
  ///
  /// - Parameters:
  ///   - file: the sheet.
  ///   - answer: the part of each byte by a grammar.
  ///   - view: returns what is compared of a part.
  init(_ file: Fixture, _ answer: [SheetPart], view: (SheetPart) -> SheetPart = { $0 }) {
    let bytes = file.bytes
    let expected = SheetParts(bytes)
    guard answer.count == bytes.count else {
      mismatch = "\(answer.count) of \(bytes.count) bytes have a part"
      return
    }
    guesses = expected.guesses.count
    wrongGuesses = expected.guesses.filter { answer[$0.offset] != $0.part }.map { guess in
      String(decoding: bytes[guess.offset...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
    for index in bytes.indices {
      guard let part = expected.parts[index] else { continue }
      guard view(part) != view(answer[index]), mismatch == nil else { continue }
      let source = SourceText(path: file.name, bytes: bytes[...])
      let position = LineIndex(source).position(at: index)
      let text = String(decoding: bytes[max(0, index - 60)..<min(bytes.count, index + 60)], as: UTF8.self)
      mismatch = "\(position.line):\(position.column): \(part) is \(answer[index]) in: \(text)"
    }
  }
}
