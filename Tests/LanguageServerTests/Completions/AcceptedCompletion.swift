import VStyleJSON
import VStyleSyntax

@testable import VStyleLanguageServer

/// A completion that a user accepts at a position of a text.
struct AcceptedCompletion {
  /// The replaced bytes.
  let range: SourceRange

  /// The inserted text.
  let inserted: String

  /// The sheet afterwards.
  let text: DocumentText

  /// Accepts an item of an answer.
  ///
  /// - Returns: `nil` if an editor cannot insert the item, or `position` is not in its range.
  init?(_ item: JSON, of answer: JSON, at position: ClientPosition, in text: DocumentText) {
    let json = item["textEdit"]?["range"] ?? answer["itemDefaults"]?["editRange"]
    guard let start = ProposedEdit.position(json?["start"]), let end = ProposedEdit.position(json?["end"]),
      let label = item["label"]?.text, start.line == end.line, start.line == position.line,
      start.character <= position.character, position.character <= end.character
    else { return nil }
    let raw = item["textEdit"]?["newText"]?.text ?? item["textEditText"]?.text ?? label
    guard let inserted = item["insertTextFormat"] == 2 ? SnippetText.expanded(raw) : raw else { return nil }
    range = SourceRange(text.offset(of: start), text.offset(of: end))
    self.inserted = inserted
    var new = text
    new.replace(from: start, to: end, with: inserted)
    new.finishEdits()
    self.text = new
  }

  /// The name or the text of the string that was inserted, with its escapes resolved; `nil` if it is none of a sheet.
  var name: String? {
    let tape = TokenTape(SourceText(path: "", bytes: text.bytes))
    let start =
      range.start + (inserted.utf8.starts(with: "var(".utf8) ? 4 : inserted.utf8.first == UInt8(ascii: ".") ? 1 : 0)
    let index = (0..<tape.count).partitioningIndex { tape.range($0).end > start }
    guard index < tape.count else { return nil }
    switch tape.kind(index) {
    case .ident, .function, .hash, .atKeyword: return tape.range(index).start == start ? tape.name(index) : nil
    case .string where !tape.isUnterminated(index): return tape.string(index)
    case .url where !tape.isUnterminated(index): return tape.url(index)
    // The text around is not finished.
    case .string, .badString: return TokenTape(SourceText("\"\(inserted)\"")).string(0)
    case .url, .badURL: return TokenTape(SourceText("url(\(inserted))")).url(0)
    default: return nil
    }
  }
}
