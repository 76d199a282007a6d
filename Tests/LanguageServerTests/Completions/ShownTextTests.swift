import Testing
import VStyleJSON

/// Texts of sheets that an editor shows: as code that they cannot end, and with the numbers of control characters.
struct ShownTextTests {
  @Test func showsTheTextOfSheetsAsCode() throws {
    let client = TestClient(AcceptedCompletionTests.files)
    for (text, label) in [(".ti|", ".ti"), ("Label { @apply s| }", "s"), ("Label { x: var(--w|) }", "--wide")] {
      let answer = client.ask("textDocument/completion", "a.vstyle", text)
      let item = try #require(answer["items"]?.elements?.first { $0["label"]?.text?.hasPrefix(label) == true })
      #expect(
        item["detail"]?.text?.unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\n" && $0 != "\u{202E}" } == true)
      let words = client.request("completionItem/resolve", item)["documentation"]?["value"]?.text ?? ""
      #expect(!words.isEmpty && !words.unicodeScalars.contains("\u{202E}"))
      #expect(
        MarkdownProse.problem(JSONContent(text: words, isMarkdown: true)) == nil
          && !MarkdownProse.text(words).contains("<b>"))
    }
    let hover = client.ask("textDocument/hover", "a.vstyle", "Label.a\\`\\<b\\>\\1b |x\\202e { alpha: 1; }")
    let words = hover["contents"]?["value"]?.text ?? ""
    #expect(words.contains("<b>") && !MarkdownProse.text(words).contains("<b>"))
    #expect(MarkdownProse.problem(JSONContent(text: words, isMarkdown: true)) == nil)
  }

  @Test func aSyntaxWithoutWordsIsCode() {
    let schema = """
      {"version": 1, "viewTypes": [{"name": "G", "superclass": "View", "properties": ["p"]}],
       "properties": [{"name": "p", "valueType": "*", "initial": ""}]}
      """
    let client = TestClient(["vstyle.json": #"{"schemas": ["s.json"]}"#, "s.json": schema])
    let hover = client.ask("textDocument/hover", "a.vstyle", "G { p: x|y; }")
    #expect(hover["contents"]?["value"]?.text == "`p` takes `*`.\n")
  }

  @Test func labelsHaveNoControlCharacters() {
    let text = """
      @theme light { --a: 1\u{1B}[2J; }
      .a\\1b\u{202E} { alpha: var(--a); --b\\1b : 1; }
      """
    let client = TestClient(["a.vstyle": text])
    client.open("a.vstyle", text)
    let document: JSON = ["uri": .string(TestClient.uri("a.vstyle"))]
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let parameters: JSON = [
      "textDocument": document, "range": range, "query": "", "context": ["diagnostics": []],
      "position": ["line": 1, "character": 2], "newName": "a\u{1B}b",
    ]
    for method in ["inlayHint", "documentSymbol", "codeAction", "rename"] {
      let answer = client.send("textDocument/" + method, parameters)
      #expect(!ShownTextTests.hasControl(answer), "\(method) \(answer.line)")
    }
    #expect(!ShownTextTests.hasControl(client.request("workspace/symbol", parameters)))
  }

  /// Whether a text of a value has a control character. Edits have those of the sheet.
  private static func hasControl(_ json: JSON) -> Bool {
    switch json {
    case .string(let text): text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }
    case .array(let elements): elements.contains(where: hasControl)
    case .object(let members): members.contains { $0.name != "edit" && hasControl($0.value) }
    default: false
    }
  }
}
