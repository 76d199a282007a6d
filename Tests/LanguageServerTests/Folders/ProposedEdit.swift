import VStyleJSON

@testable import VStyleLanguageServer

/// An edit that a server proposes, of one or more files.
struct ProposedEdit {
  /// A file with its changes.
  struct File {
    let uri: String
    let version: Int?
    let edits: [JSON]

    var path: String { Workspace.key(of: uri) }
  }

  private(set) var files: [File] = []

  /// Reads an edit in either of its forms; `null` is an edit of no file.
  init(_ edit: JSON) {
    for document in edit["documentChanges"]?.elements ?? [] {
      files.append(
        File(
          uri: document["textDocument"]?["uri"]?.text ?? "", version: document["textDocument"]?["version"]?.integer,
          edits: document["edits"]?.elements ?? []))
    }
    if case .object(let members)? = edit["changes"] {
      files += members.map { File(uri: $0.name, version: nil, edits: $0.value.elements ?? []) }
    }
  }

  /// Creates an edit of one file.
  init(_ uri: String, _ edits: JSON) { files = [File(uri: uri, version: nil, edits: edits.elements ?? [])] }

  /// Returns a position; `nil` for a value that is none.
  static func position(_ json: JSON?) -> ClientPosition? {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else { return nil }
    return ClientPosition(line: line, character: character)
  }

  /// Returns the first reason why edits cannot be made in a text; `nil` if they can.
  static func problem(_ edits: [JSON], in text: DocumentText) -> String? {
    var ranges: [Range<Int>] = []
    for edit in edits {
      guard let start = position(edit["range"]?["start"]), let end = position(edit["range"]?["end"]),
        edit["newText"]?.text != nil
      else { return "an edit is not complete: \(edit.line)" }
      let offsets = [start, end].map { text.offset(of: $0) }
      guard zip(offsets, [start, end]).allSatisfy({ text.position(of: $0) == $1 }), offsets[0] <= offsets[1] else {
        return "an edit is outside of the text: \(edit.line)"
      }
      ranges.append(offsets[0]..<offsets[1])
    }
    let sorted = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    let overlap = zip(sorted, sorted.dropFirst()).first { $0.upperBound > $1.lowerBound || $0 == $1 && !$0.isEmpty }
    return overlap.map { "two edits overlap, at the bytes \($0) and \($1)" }
  }

  /// Returns a text after edits.
  static func applying(_ edits: [JSON], to text: DocumentText) -> DocumentText {
    var text = text
    let ranged = edits.compactMap { edit -> (ClientPosition, ClientPosition, String)? in
      guard let start = position(edit["range"]?["start"]), let end = position(edit["range"]?["end"]) else { return nil }
      return (start, end, edit["newText"]?.text ?? "")
    }
    let sorted = ranged.enumerated().sorted { left, right in
      (left.element.0.line, left.element.0.character, left.offset)
        > (right.element.0.line, right.element.0.character, right.offset)
    }
    for (_, edit) in sorted { text.replace(from: edit.0, to: edit.1, with: edit.2) }
    text.finishEdits()
    return text
  }
}
