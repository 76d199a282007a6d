import Foundation
import TestSupport
import Testing
import VStyleJSON
import VStyleLanguageServer

/// What people have asked of other language servers for style sheets for years, each as a test.
struct WishTests {
  private static let files = [
    "tokens.vstyle": """
    @theme light { color-scheme: light; --blue: #036eb7; --accent: var(--blue); }
    @theme dark { color-scheme: dark; --blue: #4cb3ff; --accent: var(--blue); }
    """,
    "app.vstyle": "Button.primary { tint-color: var(--accent); }\n",
  ]

  private static func labels(_ client: TestClient, _ text: String) -> [String] {
    (client.ask("textDocument/completion", "new.vstyle", text)["items"]?.elements ?? []).compactMap {
      $0["label"]?.text
    }
  }

  private static func hover(_ client: TestClient, _ text: String) -> String {
    client.ask("textDocument/hover", "new.vstyle", text)["contents"]?["value"]?.text ?? ""
  }

  @Test("custom properties of other files are completed, and their declarations are found")
  func acrossFiles() {
    let client = TestClient(Self.files)
    #expect(Self.labels(client, "Label { text-color: var(|) }").contains("--accent"))
    let places = client.ask("textDocument/definition", "new.vstyle", "Label { text-color: var(--acc|ent); }")
    #expect(places.elements?.count == 2)
  }

  @Test("the value of a custom property is shown in each theme, with the custom properties in between")
  func valueThroughOthers() {
    let text = Self.hover(TestClient(Self.files), "Label { text-color: var(--acc|ent); }")
    #expect(text.contains("| dark | `#4cb3ff` | `--blue` |"))
  }

  @Test("a `var()` has the color of the chosen theme")
  func swatchOfVar() {
    let client = TestClient(Self.files)
    let document: JSON = ["textDocument": ["uri": .string(TestClient.uri("app.vstyle"))]]
    let light = client.request("textDocument/documentColor", document).elements?.first?["color"]?["red"]?.number
    client.request("workspace/executeCommand", ["command": "vstyle.switchTheme", "arguments": ["dark"]])
    let dark = client.request("textDocument/documentColor", document).elements?.first?["color"]?["red"]?.number
    #expect(light.map { Int(($0 * 255).rounded()) } == 3 && dark.map { Int(($0 * 255).rounded()) } == 76)
  }

  @Test("a custom property is renamed in each theme and each file")
  func renameEverywhere() {
    let client = TestClient(Self.files)
    let edit = client.ask(
      "textDocument/rename", "new.vstyle", "Label { text-color: var(--acc|ent); }", [.init("newName", "--tint")])
    #expect(edit["documentChanges"]?.elements?.map { $0["edits"]?.elements?.count } == [1, 1, 2])
  }

  @Test("a second use of a name does not hide it from completions")
  func namesStay() {
    let client = TestClient()
    for count in 1...3 {
      let uses = String(repeating: ".card { alpha: 1; }\n", count: count)
      #expect(Self.labels(client, uses + ".|").contains(".card"))
    }
  }

  @Test("a custom property without use is tagged, and an unknown one is an error")
  func unusedAndUnknown() {
    let client = TestClient(["vstyle.json": #"{"preset": "strict"}"#])
    client.open("a.vstyle", "Window { --unused: red; }\nLabel { text-color: var(--missing); }")
    let items = client.diagnostics()["a.vstyle"] ?? []
    #expect(items.first { $0["code"] == "unused-custom-property" }?["tags"] == [1])
    #expect(items.first { $0["code"] == "unknown-custom-property" }?["severity"] == 1)
  }

  @Test("a value is explained, not only its property")
  func valueHover() {
    #expect(Self.hover(TestClient(), "Label { text-alignment: cen|ter; }").contains("`text-alignment` takes"))
  }

  @Test("properties of your own views have completion, explanation and checks at once")
  func ownProperties() {
    let client = TestClient([
      "views.vstyle": "@view Gauge: Control { needle-color: <color>; look: thin | thick; }",
      "app.vstyle": "@import \"views.vstyle\"; Gauge { look: thik; }",
    ])
    client.notify("workspace/didChangeConfiguration", [:])
    #expect(client.diagnostics()["app.vstyle"]?.first?["code"] == "unknown-keyword")
    let marked = "@import \"views.vstyle\"; Gauge { | }"
    let answer = client.ask("textDocument/completion", "app.vstyle", marked)
    #expect(answer["items"]?.elements?.contains { $0["label"] == "needle-color" } == true)
    let hover = client.ask(
      "textDocument/hover", "app.vstyle", "@import \"views.vstyle\"; Gauge { needle-co|lor: red; }")
    #expect(hover["contents"]?["value"]?.text?.contains("property needle-color") == true)
  }

  @Test("an answer with completions is small, however many names there are")
  func smallAnswers() {
    let rules = (0..<5_000).map { ".class-\($0) { alpha: 1; }\n" }.joined()
    let client = TestClient(["big.vstyle": rules])
    let answer = client.ask("textDocument/completion", "new.vstyle", ".|")
    #expect(answer.line.utf8.count <= LanguageServer.longestAnswer && answer["isIncomplete"] == true)
  }

  @Test("the completion of a style class shows its rules")
  func rulesOfClass() {
    let client = TestClient(Self.files)
    let item = client.ask("textDocument/completion", "new.vstyle", ".pri|")["items"]?.elements?.first ?? .null
    let text = client.request("completionItem/resolve", item)["documentation"]?["value"]?.text
    #expect(text?.contains("Button.primary { tint-color: var(--accent); }") == true)
  }

  @Test("everything works right after the first document is opened, without a build")
  func rightAway() {
    #expect(Self.labels(TestClient(), "Label { text-c| }").first == "text-color")
  }

  @Test("the page of a rule is one command away")
  func explanation() {
    let page = TestClient().request(
      "workspace/executeCommand", ["command": "vstyle.explain", "arguments": ["never-wins"]])
    #expect(page.text?.contains("never-wins VS3004") == true)
  }

  @Test("a preview is drawn outside of the server, so that its crash ends nothing")
  func previewThatDoesNotCrash() {
    let client = TestClient(Self.files)
    client.open("app.vstyle", Self.files["app.vstyle"] ?? "")
    let command: JSON = ["command": "vstyle.preview", "arguments": [.string(TestClient.uri("app.vstyle"))]]
    client.server.drawPreview = { _ in nil }
    #expect(client.send("workspace/executeCommand", command)["error"]?["code"] == -32803)
    client.server.drawPreview = { $0.sheet == "/w/app.vstyle" && $0.trees.isEmpty ? "/tmp/page.html" : nil }
    #expect(client.request("workspace/executeCommand", command) == "file:///tmp/page.html")
    #expect(client.messages.contains { $0["params"]?["message"] == "The preview is in /tmp/page.html" })
  }

  @Test("a preview shows every theme, in light and in dark")
  func previewInEachTheme() throws {
    guard let program = RealProgram.vstyle else {
      print("vstyle is not built: left out")
      return
    }
    let folder = try ScratchFolder()
    _ = try folder.write(Self.files["tokens.vstyle"] ?? "", to: "tokens.vstyle")
    _ = try folder.write(#"{"preview": {"sheets": ["tokens.vstyle"]}}"#, to: "vstyle.json")
    let uri = "file://\(folder.path)"
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"\#(uri)","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"vstyle.preview","#
        + #""arguments":["\#(uri)/tokens.vstyle"]}}"#,
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    _ = try folder.write(messages, to: "messages.txt")
    let run = try RealProgram.run(
      ["sh", "-c", "\(program) language-server < messages.txt"], in: folder.path,
      variables: ["TMPDIR": folder.path])
    let output = try #require(run).output
    let start = try #require(output.firstRange(of: "file://\(folder.path)/vstyle-")?.lowerBound, "\(output)")
    let page = String(output[start...].prefix { $0 != "\"" }.dropFirst("file://".count))
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("light") && html.contains("dark") && html.contains("--accent"))
  }

  @Test("a declaration without effect says which one wins")
  func whoOverrides() {
    let client = TestClient(Self.files)
    client.open("app.vstyle", "Button.primary { alpha: 1; }\nButton.primary { alpha: 0.5; }\n")
    let hints = client.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": .string(TestClient.uri("app.vstyle"))],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 3, "character": 0]],
      ])
    #expect(hints.elements?.map { $0["label"] } == ["overridden in line 2"])
  }

  @Test("editors without the server have a grammar")
  func grammars() throws {
    for name in ["vstyle.tmLanguage.json", "vstyle.vim", "vstyle.xml"] {
      let files = Fixture.all(in: PackageRoot.path + "/Docs/Editors", of: String(name.split(separator: ".").last ?? ""))
      #expect(files.contains { $0.path.hasSuffix("/" + name) && $0.text.contains("theme") }, "\(name)")
    }
  }
}
