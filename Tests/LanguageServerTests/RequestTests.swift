import Testing
import VStyleJSON

/// Requests and notifications that no other suite is about.
struct RequestTests {
  private static let document: JSON = ["uri": .string(TestClient.uri("a.vstyle"))]

  @Test func asksToBeNotifiedOfRenamedSheets() {
    let operations = TestClient().answer["capabilities"]?["workspace"]?["fileOperations"]
    let filter = operations?["willRename"]?["filters"]?.elements?.first
    #expect(filter?["scheme"] == "file" && filter?["pattern"]?["glob"] == "**/*.vstyle")
  }

  /// A text with a cursor, and the example of the function around it.
  static let signatures: [(text: String, label: String?)] = [
    ("Label { text-color: rgb(1, |2, 3); }", "rgb(3 110 183)"), ("Label { text-color: rgb(|", "rgb(3 110 183)"),
    ("Label { |text-color: rgb(1, 2, 3); }", nil), ("Label { text-color: rgb(1, 2, 3)|; }", nil),
  ]

  @Test(arguments: signatures)
  func showsAnExampleOfTheArguments(_ row: (text: String, label: String?)) {
    let answer = TestClient().ask("textDocument/signatureHelp", "a.vstyle", row.text)
    #expect(answer["signatures"]?.elements?.first?["label"]?.text == row.label)
  }

  @Test func editsBothNamesOfACustomPropertyInARule() {
    let client = TestClient()
    let text = "Window { --a|b: 1; alpha: var(--ab); }\nLabel { alpha: var(--ab); }"
    let ranges = client.ask("textDocument/linkedEditingRange", "a.vstyle", text)["ranges"]?.elements ?? []
    #expect(ranges.map { $0["start"]?["character"]?.integer } == [9, 29])
    #expect(client.ask("textDocument/linkedEditingRange", "a.vstyle", "Window { --a|b: 1; }") == .null)
  }

  @Test func classifiesTheWordsOfAPart() {
    let client = TestClient()
    let text = "Label { alpha: 1; }\nButton { alpha: 1; }\n"
    client.open("a.vstyle", text)
    func tokens(_ first: Int, _ last: Int) -> [Int] {
      let range: JSON = [
        "start": ["line": .integer(first), "character": 0], "end": ["line": .integer(last), "character": 0],
      ]
      let answer = client.request(
        "textDocument/semanticTokens/range", ["textDocument": Self.document, "range": range])
      return (answer["data"]?.elements ?? []).compactMap(\.integer)
    }
    let full = client.request("textDocument/semanticTokens/full", ["textDocument": Self.document])
    #expect(tokens(0, 2) == (full["data"]?.elements ?? []).compactMap(\.integer))
    #expect(Array(tokens(1, 2).prefix(4)) == [1, 0, 6, 0] && tokens(1, 2).count == tokens(0, 2).count / 2)
  }

  @Test func offersTheImagesOfTheProject() {
    let client = TestClient(["vstyle.json": #"{"resources": ["img"]}"#, "img/star.png": "", "img/note.txt": ""])
    let answer = client.ask("textDocument/completion", "a.vstyle", #"ImageView { image: url("|"); }"#)
    #expect(answer["items"]?.elements?.map { $0["label"] } == ["img/star.png"])
  }

  @Test func readsTheFolderAgainAfterASheetIsSaved() {
    let client = TestClient(["b.vstyle": "Label { alpha: 1; }"])
    client.open("a.vstyle", "Label { alpha: 1; }")
    #expect(client.diagnostics().isEmpty)
    client.folder.set("/w/b.vstyle", "Label { alpah: 1; }")
    client.notify("textDocument/didSave", ["textDocument": Self.document])
    #expect(client.diagnostics().keys.sorted() == ["b.vstyle"])
  }

  @Test func followsTheFoldersOfTheClient() {
    let client = TestClient()
    client.folder.set("/more/b.vstyle", "Label { alpah: 1; }")
    func count(_ event: String) -> Int? {
      client.notify(
        "workspace/didChangeWorkspaceFolders", ["event": .object([.init(event, [["uri": "file:///more"]])])])
      _ = client.diagnostics()
      let sent = client.messages.last { $0["params"]?["uri"] == "file:///more/b.vstyle" }
      return sent?["params"]?["diagnostics"]?.elements?.count
    }
    #expect(count("added") == 1)
    #expect(count("removed") == 0)
  }
}
