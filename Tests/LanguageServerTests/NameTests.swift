import Testing
import VStyleJSON

/// Definitions, references, highlights and new names, across sheets.
struct NameTests {
  static let files = [
    "themes.vstyle": """
    @property --accent { syntax: "<color>"; inherits: true; initial-value: red; }
    @theme light { --accent: #036eb7; }
    @theme dark from light { --accent: #4cb3ff; }
    @style quiet { alpha: 0.8; }
    @layer base, parts.forms;
    @custom-media --wide (width >= 500);
    """,
    "app.vstyle": """
    @import "themes.vstyle";
    @layer parts { @layer forms { Button.primary#save { tint-color: var(--accent); @apply quiet; } } }
    .primary:theme(dark) { background-color: var(--accent, blue); }
    @view Gauge: Control { reading: <number>; }
    Gauge { alpha: 1; }
    @custom-media --touch not (--wide);
    @media ( --wide ) and (width < 900) { * { alpha: 1; } }
    """,
  ]

  /// Locations as `path line:character`.
  private static func places(_ json: JSON) -> [String] {
    (json.elements ?? []).map { place in
      let start = place["range"]?["start"]
      let path = (place["uri"]?.text ?? "").dropFirst("file:///w/".count)
      return "\(path) \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
    }
  }

  /// A text in `app.vstyle`, the offset in it, and where the name is declared and used.
  static let rows: [(word: String, definition: [String], count: Int)] = [
    ("var(--acc", ["themes.vstyle 0:10", "themes.vstyle 1:15", "themes.vstyle 2:25"], 5),
    ("@apply qui", ["themes.vstyle 3:7"], 2),
    (":theme(da", ["themes.vstyle 2:7"], 2),
    ("Button.prim", ["app.vstyle 1:36", "app.vstyle 2:0"], 2),
    ("#sa", ["app.vstyle 1:44"], 1),
    ("@layer for", ["app.vstyle 1:22"], 2),
    ("Gauge { al", [], 0),
    ("\nGau", ["app.vstyle 3:6"], 2),
    ("@media ( --wi", ["themes.vstyle 5:14"], 3),
    ("@custom-media --tou", ["app.vstyle 5:14"], 1),
    ("@import \"them", ["themes.vstyle 0:0"], 0),
  ]

  private static func position(_ word: String) -> JSON {
    let text = files["app.vstyle"] ?? ""
    guard let range = text.firstRange(of: word) else { return .null }
    var marked = text
    marked.insert("|", at: range.upperBound)
    return TestClient.cursor(marked).position
  }

  @Test(arguments: rows)
  func findsDeclarationsAndUses(_ row: (word: String, definition: [String], count: Int)) {
    let client = TestClient(Self.files)
    let parameters = TestClient.parameters("app.vstyle", Self.position(row.word))
    #expect(Self.places(client.request("textDocument/definition", parameters)) == row.definition)
    #expect(Self.places(client.request("textDocument/references", parameters)).count == row.count)
  }

  @Test func marksTheNamesOfASheet() {
    let client = TestClient(Self.files)
    let found = client.request(
      "textDocument/documentHighlight", TestClient.parameters("app.vstyle", Self.position("Button.prim")))
    #expect(found.elements?.count == 2)
  }

  @Test func renamesEverywhere() {
    let client = TestClient(Self.files)
    let parameters = TestClient.parameters("app.vstyle", Self.position("var(--acc"))
    #expect(client.request("textDocument/prepareRename", parameters)["placeholder"] == "--accent")
    let edit = client.request(
      "textDocument/rename",
      TestClient.parameters("app.vstyle", Self.position("var(--acc"), [.init("newName", "--tint")]))
    var renamed = Self.files
    for document in edit["documentChanges"]?.elements ?? [] {
      let path = String((document["textDocument"]?["uri"]?.text ?? "").dropFirst("file:///w/".count))
      renamed[path] = TestClient.applying(document["edits"]?.elements ?? [], to: renamed[path] ?? "")
    }
    let expected = Self.files.mapValues { $0.replacing("--accent", with: "--tint") }
    #expect(renamed == expected)
  }

  /// A name in the sheet, its new name, and the style of the view in the tree before and after.
  static let styles: [(sheet: String, name: String, before: String, after: String)] = [
    ("@style qui|et { alpha: 1; }", "calm", #"@apply quiet; hidden: true;"#, #"@apply calm; hidden: true;"#),
    (":root { --ga|p: 1; }", "--space", #"--gap: 2; alpha: var( --gap );"#, #"--space: 2; alpha: var( --space );"#),
    ("@theme nig|ht {}", "dusk", #"&:theme(night) { x: \"night\" }"#, #"&:theme(dusk) { x: \"night\" }"#),
    (".ca|rd {}", "box", #"a: \"é\\u00e9\\ud83d\\ude00\";\\n&.card {}"#, #"a: \"é\\u00e9\\ud83d\\ude00\";\\n&.box {}"#),
    (".ca|rd {}", "a.b", #"&.card {}"#, #"&.a\\.b {}"#),
  ]

  @Test(arguments: styles)
  func renamesInTheStylesOfTrees(_ row: (sheet: String, name: String, before: String, after: String)) {
    func tree(_ style: String) -> String { #"{"type": "View", "style": "\#(style)"}"# }
    let cursor = TestClient.cursor(row.sheet)
    let name = row.name == "a.b" ? #"a\.b"# : row.name
    let client = TestClient([
      "a.vstyle": cursor.text, "home.json": tree(row.before), "vstyle.json": #"{"trees": ["home.json"]}"#,
    ])
    let references = client.request("textDocument/references", TestClient.parameters("a.vstyle", cursor.position))
    #expect(references.elements?.contains { $0["uri"]?.text?.hasSuffix("home.json") == true } == true)
    let edit = client.request(
      "textDocument/rename", TestClient.parameters("a.vstyle", cursor.position, [.init("newName", .string(name))]))
    let own = edit["documentChanges"]?.elements?.first {
      $0["textDocument"]?["uri"]?.text?.hasSuffix("home.json") == true
    }
    let text = TestClient.applying(own?["edits"]?.elements ?? [], to: tree(row.before))
    #expect(text == tree(row.after))
  }

  /// A place, a new name that is refused, and a part of the reason.
  static let refused: [(word: String, name: String, reason: String)] = [
    ("var(--acc", "tint", "starts with two hyphens"), ("var(--acc", "--a b", "is no name"),
    ("@apply qui", "", "is no name"),
    ("Button.prim", "--x", "does not start"), (":theme(da", "light", "`light` exists already, in themes.vstyle:2"),
    ("{ But", "Knob", "view type of Swift code"), ("alpha: ", "x", "no name here"),
    ("\nGau", "Label", "a view type `Label` already"), ("@layer for", "unset", "no name of a layer"),
    ("@layer for", "Revert-Layer", "no name of a layer"), ("var(--acc", "--", "after the hyphens"),
    ("@media ( --wi", "wide", "starts with two hyphens"), ("@media ( --wi", "--touch", "exists already"),
  ]

  @Test(arguments: refused)
  func refusesNamesWithTheReason(_ row: (word: String, name: String, reason: String)) {
    let client = TestClient(Self.files)
    let answer = client.send(
      "textDocument/rename",
      TestClient.parameters("app.vstyle", Self.position(row.word), [.init("newName", .string(row.name))]))
    #expect(answer["error"]?["code"] == -32803)
    #expect(answer["error"]?["message"]?.text?.contains(row.reason) == true, "\(answer)")
  }

  /// A name in `app.vstyle`, its new name, and texts of both sheets after it.
  static let renamings: [(word: String, name: String, text: String)] = [
    ("Button.prim", ".main", "Button.main#save"), ("Button.prim", "main", ".main:theme(dark)"),
    ("#sa", "store", "Button.primary#store"), ("@layer for", "inputs", "@layer inputs {"),
    ("\nGau", "Meter", "@view Meter: Control"), (":theme(da", "night", ":theme(night)"),
    ("@apply qui", "calm", "@apply calm;"),
  ]

  @Test(arguments: renamings)
  func renamesEachKindOfName(_ row: (word: String, name: String, text: String)) {
    let client = TestClient(Self.files)
    let edit = client.request(
      "textDocument/rename",
      TestClient.parameters("app.vstyle", Self.position(row.word), [.init("newName", .string(row.name))]))
    let own = edit["documentChanges"]?.elements?.first {
      $0["textDocument"]?["uri"]?.text?.hasSuffix("app.vstyle") == true
    }
    let text = TestClient.applying(own?["edits"]?.elements ?? [], to: Self.files["app.vstyle"] ?? "")
    #expect(text.contains(row.text))
  }

  @Test func renamesBehindWideCharacters() {
    let sheet = "/* 🎈é𝒳 */ .🎈 { --ink: red; --b: 1; text-color: var(--none, var(--|ink)); } /* 🎈 */ .c { --ink: 2; }"
    let (text, position) = TestClient.cursor(sheet)
    let client = TestClient(["a.vstyle": text])
    let edit = client.request(
      "textDocument/rename", TestClient.parameters("a.vstyle", position, [.init("newName", "--paper")]))
    let edits = edit["documentChanges"]?.elements?.first?["edits"]?.elements ?? []
    #expect(TestClient.applying(edits, to: text) == text.replacing("--ink", with: "--paper"))
  }

  @Test func findsWhoReadsACustomPropertyAndWhatItReads() {
    let client = TestClient([
      "a.vstyle": "@theme light { --blue: #00f; --accent: var(--blue); }\nLabel.x { text-color: var(--accent); }"
    ])
    func item(_ character: Int) -> JSON {
      client.request(
        "textDocument/prepareCallHierarchy",
        TestClient.parameters("a.vstyle", ["line": 0, "character": .integer(character)])
      ).elements?.first ?? .null
    }
    func names(_ method: String, _ item: JSON, _ end: String) -> [String] {
      (client.request("callHierarchy/" + method, ["item": item]).elements ?? []).map { call in
        "\(call[end]?["name"]?.text ?? "") \(call[end]?["detail"]?.text ?? "")"
      }
    }
    #expect(names("incomingCalls", item(18), "from") == ["--accent custom property"])
    #expect(names("incomingCalls", item(32), "from") == ["text-color Label.x"])
    #expect(names("outgoingCalls", item(32), "to") == ["--blue custom property"])
    #expect(names("outgoingCalls", item(18), "to") == [])
  }

  @Test func findsWhatInheritsFromWhat() {
    let client = TestClient([
      "a.vstyle": """
      @theme light { }
      @theme dark from light { }
      @style a { }
      @style b for Label extends a { }
      @view Dial: Control { }
      @view Gauge: Dial { }
      """
    ])
    func names(_ method: String, line: Int, character: Int) -> [String] {
      let position: JSON = ["line": .integer(line), "character": .integer(character)]
      let prepared = client.request(
        "textDocument/prepareTypeHierarchy", TestClient.parameters("a.vstyle", position))
      let item = prepared.elements?.first ?? .null
      return (client.request("typeHierarchy/" + method, ["item": item]).elements ?? []).compactMap { $0["name"]?.text }
    }
    #expect(names("supertypes", line: 1, character: 8) == ["light"])
    #expect(names("subtypes", line: 0, character: 8) == ["dark"])
    #expect(names("supertypes", line: 3, character: 7) == ["a"] && names("subtypes", line: 2, character: 7) == ["b"])
    #expect(
      names("supertypes", line: 5, character: 7) == ["Dial"] && names("subtypes", line: 4, character: 7) == ["Gauge"])
    #expect(names("supertypes", line: 0, character: 8) == [])
  }

  @Test func followsRenamedFiles() {
    let client = TestClient([
      "app.vstyle": "@import \"parts/a.vstyle\";", "parts/a.vstyle": "@import \"b.vstyle\";", "parts/b.vstyle": "",
    ])
    func edits(_ old: String, _ new: String) -> [String] {
      let answer = client.request(
        "workspace/willRenameFiles",
        ["files": [["oldUri": .string(TestClient.uri(old)), "newUri": .string(TestClient.uri(new))]]])
      return (answer["documentChanges"]?.elements ?? []).flatMap { document in
        (document["edits"]?.elements ?? []).compactMap { $0["newText"]?.text }
      }
    }
    #expect(edits("parts/b.vstyle", "parts/c.vstyle") == ["\"c.vstyle\""])
    #expect(edits("parts", "pieces") == ["\"pieces/a.vstyle\""])
    #expect(edits("parts/a.vstyle", "a.vstyle") == ["\"a.vstyle\"", "\"parts/b.vstyle\""])
    #expect(edits("app.vstyle", "main.vstyle") == [])
  }
}
