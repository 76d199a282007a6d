import TestSupport
import VStyleJSON
import VStyleSyntax

@testable import VStyleLanguageServer

/// A client that asks about positions of unfinished sheets, and checks the answers.
final class CompletionSession {
  var random: SeededGenerator
  private let names: HostileNames
  private let known: Set<String>
  private let client: FolderClient
  private let capabilities: JSON
  private let uri: JSON = "file:///w/a.vstyle"

  /// The laws that were broken, each with the text and the position.
  private(set) var problems: [String] = []

  private static let allCapabilities: [JSON] = [
    TestClient.capabilities,
    [:],
    [
      "general": ["positionEncodings": ["utf-8"]],
      "textDocument": [
        "completion": [
          "completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]],
          "completionList": ["itemDefaults": ["editRange"]],
        ], "hover": ["contentFormat": ["markdown"]],
      ],
    ],
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    names = HostileNames(&random)
    known = names.known
    capabilities = CompletionSession.allCapabilities.randomElement(using: &random) ?? [:]
    let files = MemoryFolder(Dictionary(uniqueKeysWithValues: names.files.map { ("/w/" + $0.key, $0.value) }))
    client = FolderClient(files, folders: ["/w"], capabilities: capabilities)
  }

  /// Asks about some positions of a random sheet.
  func ask(positions count: Int) {
    let type = (names.names[.viewType]?.randomElement(using: &random) ?? "Zq") + "Schema"
    let text = UnfinishedSheets.text(&random)
      .replacing("ZqSchema", with: CSSSerialization.serialize(identifier: type))
    let document = DocumentText(text.utf8, encoding: ClientCapabilities(capabilities).encoding)
    client.open(uri.text ?? "", 1, text)
    let errors = CompletionSession.errors(document)
    for _ in 0..<count where problems.isEmpty {
      let any = document.position(of: Int.random(in: 0...document.bytes.count, using: &random))
      // A position inside of a character is its start.
      let position = document.position(of: document.offset(of: any))
      let parameters: JSON = ["textDocument": ["uri": uri], "position": JSON(position)]
      let place = "in \(text.debugDescription) at \(position.line):\(position.character)"
      check(client.request("textDocument/completion", parameters), position, document, errors, place)
      check(client.request("textDocument/hover", parameters)["contents"], "a hover \(place)")
      for signature in client.request("textDocument/signatureHelp", parameters)["signatures"]?.elements ?? [] {
        if signature["label"]?.text?.lowercased().contains("zq") == true {
          report("a signature is of the sheet", place)
        }
      }
      problems += client.problems
    }
  }

  private func report(_ problem: String, _ place: String) {
    let words = names.names.map { "\($0.key): \($0.value.map(\.debugDescription).joined(separator: ", "))" }.sorted()
    problems.append("\(problem), \(place)\n\(capabilities.line)\n\(words.joined(separator: "\n"))")
  }

  /// The number of syntax errors of a sheet. A value before the declaration of the next line is not finished yet.
  ///
  /// A NUL is not counted: with many of them, the text is no sheet at all, and has no other errors.
  private static func errors(_ text: DocumentText) -> Int {
    let source = SourceText(path: "", bytes: text.bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 })
    return SyntaxTree(parsing: source, as: SourceID(0)).diagnostics.count { $0.rule != .missingSemicolon }
  }

  private func check(
    _ answer: JSON, _ position: ClientPosition, _ text: DocumentText, _ errors: Int, _ place: String
  ) {
    let items = answer["items"]?.elements ?? []
    // Items with a name of the project, and some others.
    let chosen = items.filter { $0.line.lowercased().contains("zq") } + items.shuffled(using: &random).prefix(8)
    for item in chosen where problems.isEmpty {
      let place = "for the item \(item.line) \(place)"
      let labels = [item["label"], item["detail"]].compactMap { $0?.text }
      if labels.contains(where: { $0.unicodeScalars.contains { VisibleText.isControl($0) && $0 != "\t" } }) {
        report("a label has a control character", place)
      }
      guard let accepted = AcceptedCompletion(item, of: answer, at: position, in: text) else {
        report("an editor cannot insert the item", place)
        continue
      }
      if let problem = accepted.replacedTooMuch(in: text) { report(problem, place) }
      // Any word in its place may be an error, such as a selector before its block is written, and any statement may end
      // another one that has an error.
      let others = ["x", "X\\&y", "@x", "x: y;", "@x y;", "@x y {}"].map {
        CompletionSession.errors(accepted.with($0, in: text))
      }
      let allowed = max(errors, others.max() ?? 0)
      let after = CompletionSession.errors(accepted.text)
      if after > allowed {
        let whole = String(decoding: accepted.text.bytes, as: UTF8.self).debugDescription
        report("there are \(after) instead of \(allowed) syntax errors in \(whole)", place)
      }
      if accepted.inserted.lowercased().contains("zq"), !isKnown(accepted.name), item["kind"] != 12 {
        report(
          "the inserted name is \((accepted.name ?? "none").debugDescription), which the project does not have", place)
      }
      check(client.request("completionItem/resolve", item)["documentation"], "the documentation \(place)")
    }
  }

  /// Whether the project, or the sheet itself, has a name.
  private func isKnown(_ name: String?) -> Bool {
    guard let name else { return false }
    let places = client.server.workspace.sortedProjects.flatMap { $0.places.values }
    return known.contains(name) || places.contains { $0[name] != nil }
  }

  private func check(_ content: JSON?, _ place: String) {
    guard let text = content?["value"]?.text else { return }
    let found = MarkdownProse.problem(JSONContent(text: text, isMarkdown: content?["kind"] == "markdown"))
    if let found { report("\(found): \(text.debugDescription)", place) }
  }
}

extension AcceptedCompletion {
  /// Returns the sheet with another text in the place of the inserted one.
  func with(_ word: String, in text: DocumentText) -> DocumentText {
    var new = text
    new.replace(from: text.position(of: range.start), to: text.position(of: range.end), with: word)
    new.finishEdits()
    return new
  }

  /// The reason why the replaced bytes are more than a word; `nil` if they are one.
  func replacedTooMuch(in text: DocumentText) -> String? {
    let tape = TokenTape(SourceText(path: "", bytes: text.bytes))
    let tokens = (0..<tape.count).filter { tape.range($0).start < range.end && tape.range($0).end > range.start }
    let isWord = tokens.count < 2 || tokens.count == 2 && tape.range(tokens[0]).count == 1
    return isWord ? nil : "\(tokens.count) tokens are replaced"
  }
}
