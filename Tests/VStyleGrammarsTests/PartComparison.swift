import TestSupport
import VStyleSyntax

/// The comparison of the parts of a sheet by a grammar with those by the tokenizer.
struct PartComparison {
  /// The first byte at which they differ, with its line; `nil` if they are the same.
  private(set) var mismatch: String?
  /// The number of statements that a grammar has to guess, and of those that it guesses wrong.
  private(set) var guesses: (all: Int, wrong: Int) = (0, 0)

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
    guesses = (expected.guesses.count, expected.guesses.count { answer[$0.offset] != $0.part })
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
