import TestSupport
import Testing
import VStyleJSON
import VStyleLanguageServer

/// After any edits, each answer is that of a server that is started with the final texts.
struct IncrementalTests {
  private static let start = [
    "a.vstyle": """
    @import "b.vstyle";
    Label.title { text-color: var(--ink); &:disabled { alpha: 0.5; } }\r
    /* 😀 */ @theme dark { Button#save { title-color: color-mix(in srgb, var(--ink), red); } }
    """,
    "b.vstyle":
      "@theme light { --ink: #111; }\n@theme dark from light { --ink: white; }\n@style quiet { alpha: 0.8; }\n",
    "c.vstyle": "Label { @apply quiet; alpha: 1; alpha: 1; text-color: var(--ink) }\n",
  ]

  private static let pieces = [
    "", "{", "}", ";", ":", "\"", "/*", "*/", "(", ")", "\n", "\r\n", "😀", "é", "\u{C}", " ", "--ink: red;",
    "Label { alpha: 1; }",
    "@import \"c.vstyle\";", "@theme pink from dark { --ink: pink; }", "var(--", ".title", "#", "@", "alpha",
    "var(--ink)",
  ]

  /// The answers of a client to requests about all of its documents.
  private static func answers(_ client: TestClient, _ texts: [String: String], positions: [JSON]) -> [String] {
    _ = client.diagnostics()
    var found = client.lastDiagnostics.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { path, items in
      "\(path): " + JSON.array(items).line
    }
    for path in texts.keys.sorted() {
      let document: JSON = ["uri": .string(TestClient.uri(path))]
      let whole: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 1_000, "character": 0]]
      let tokens = client.request("textDocument/semanticTokens/full", ["textDocument": document])["data"] ?? .null
      found.append("\(path) tokens " + tokens.line)
      for method in ["documentSymbol", "foldingRange", "documentColor", "codeLens", "formatting", "documentLink"] {
        found.append("\(path) \(method) " + client.request("textDocument/" + method, ["textDocument": document]).line)
      }
      let lenses = client.request("textDocument/codeLens", ["textDocument": document]).elements ?? []
      found.append("\(path) lenses " + JSON.array(lenses.map { client.request("codeLens/resolve", $0) }).line)
      let hints = client.request("textDocument/inlayHint", ["textDocument": document, "range": whole])
      found.append("\(path) hints " + hints.line)
      for position in positions {
        for method in ["hover", "completion", "definition", "references", "documentHighlight", "signatureHelp"] {
          let answer = client.request("textDocument/" + method, ["textDocument": document, "position": position])
          found.append("\(path) \(method) \(position.line)" + answer.line)
        }
      }
    }
    return found
  }

  @Test(arguments: ["utf-8", "utf-16"])
  func answersLikeAFreshServer(_ encoding: String) {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    let capabilities: JSON = ["general": ["positionEncodings": [.string(encoding)]]]
    for round in 0..<Environment.rounds(4) {
      let client = TestClient(Self.start, capabilities: capabilities)
      var texts = Self.start.mapValues { DocumentText($0.utf8, encoding: encoding == "utf-8" ? .utf8 : .utf16) }
      for (path, text) in Self.start { client.open(path, text) }
      for step in 0..<12 {
        let path = texts.keys.sorted().randomElement(using: &generator) ?? "a.vstyle"
        var changes: [JSON] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          guard var text = texts[path] else { continue }
          let line = Int.random(in: 0...text.lineCount, using: &generator)
          let start = ClientPosition(line: line, character: Int.random(in: 0...40, using: &generator))
          let end = ClientPosition(
            line: line + Int.random(in: 0...1, using: &generator), character: Int.random(in: 0...40, using: &generator))
          let piece = Self.pieces.randomElement(using: &generator) ?? ""
          text.replace(from: start, to: end, with: piece)
          text.finishEdits()
          texts[path] = text
          changes.append([
            "range": ["start": Self.json(start), "end": Self.json(end)], "text": .string(piece),
          ])
        }
        client.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": .string(TestClient.uri(path)), "version": .integer(step + 2)],
            "contentChanges": .array(changes),
          ])
        // Some answers are asked for in between, so that the server has something to remember.
        if step % 3 == 0 { _ = client.diagnostics() }
      }
      let final = texts.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
      let fresh = TestClient(Self.start, capabilities: capabilities)
      for (path, text) in final { fresh.open(path, text) }
      let positions: [JSON] = (0..<3).map { _ in
        Self.json(
          ClientPosition(
            line: Int.random(in: 0...3, using: &generator), character: Int.random(in: 0...50, using: &generator)))
      }
      let (own, expected) = (
        Self.answers(client, final, positions: positions), Self.answers(fresh, final, positions: positions)
      )
      let differing = zip(own, expected).first { $0 != $1 }
      #expect(differing == nil && own.count == expected.count, "seed \(SeededGenerator.seed), round \(round), \(final)")
    }
  }

  private static func json(_ position: ClientPosition) -> JSON {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }
}
