import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleViews

/// Actions that change sheets, and what lint says of the result.
struct ActionTests {
  private static func actions(_ client: TestClient, _ path: String, _ range: JSON, only: [String]? = nil) -> [JSON] {
    let context: JSON = only.map { ["diagnostics": [], "only": .strings($0)] } ?? ["diagnostics": []]
    let answer = client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(TestClient.uri(path))], "range": range, "context": context])
    return answer.elements ?? []
  }

  private static func text(_ action: JSON, _ text: String) -> String {
    let edits = (action["edit"]?["documentChanges"]?.elements ?? []).flatMap { $0["edits"]?.elements ?? [] }
    return TestClient.applying(edits, to: text)
  }

  private static func count(_ rule: String, _ text: String) -> Int {
    Linter(schema: .views, configuration: configuration).lint([SourceText(text, path: "a.vstyle")]).diagnostics
      .count { $0.rule.name == rule }
  }

  private static var configuration: LintConfiguration {
    var configuration = LintConfiguration()
    configuration.preset = .all
    return configuration
  }

  /// The bad examples of rules with fixes, one sheet each.
  static let examples: [(rule: String, text: String)] = LintRules.all.filter { $0.fixes != nil }.flatMap { rule in
    rule.bad.filter { $0.kind == .sheet && $0.files.isEmpty }.map { (rule.name, $0.text) }
  }

  @Test(arguments: examples)
  func eachFixResolvesItsDiagnostic(_ row: (rule: String, text: String)) {
    let client = TestClient(["vstyle.json": #"{"preset": "all"}"#])
    client.open("a.vstyle", row.text)
    let whole: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 100_000, "character": 0]]
    let fixes = Self.actions(client, "a.vstyle", whole, only: ["quickfix"]).filter {
      $0["diagnostics"]?.elements?.first?["code"]?.text == row.rule && $0["title"]?.text?.hasPrefix("Suppress") == false
    }
    let before = Self.count(row.rule, row.text)
    for fix in fixes { #expect(Self.count(row.rule, Self.text(fix, row.text)) < before, "\(fix)") }
  }

  @Test func makesAllSafeFixes() {
    let client = TestClient()
    let text = "Label { alpha: 1; alpha: 1; }\nButton { }\n"
    client.open("a.vstyle", text)
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let all = Self.actions(client, "a.vstyle", range, only: ["source.fixAll"])
    #expect(all.count == 1)
    let fixed = Linter(schema: .views).fixed([SourceText(text, path: "a.vstyle")], reach: .safe).sheets.first?.text
    #expect(all.first.map { Self.text($0, text) } == fixed)
    client.request(
      "workspace/executeCommand", ["command": "vstyle.fixAll", "arguments": [.string(TestClient.uri("a.vstyle"))]])
    #expect(client.messages.contains { $0["method"] == "workspace/applyEdit" })
  }

  /// A text with a cursor, the title of an action, and the text after it.
  static let changes: [(text: String, title: String, result: String)] = [
    (
      "Label {\n  alp|ha: 1;\n  alpha: 0.5;\n}", "Suppress `duplicate-property` here",
      "Label {\n  /* vstyle-ignore-next duplicate-property -- reason */\n  alpha: 1;\n  alpha: 0.5;\n}"
    ),
    ("Label { text-color: re|d; }", "Write as `#ff0000`", "Label { text-color: #ff0000; }"),
    (
      "@theme light { }\nLabel { alpha: 0.|5; }", "Extract the custom property `--alpha`",
      "@theme light { --alpha: 0.5; }\nLabel { alpha: var(--alpha); }"
    ),
    (
      "Window { --a: 0.5; }\nLabel { alpha: var(--|a); }", "Replace with the value of `--a`",
      "Window { --a: 0.5; }\nLabel { alpha: 0.5; }"
    ),
    (
      "Label {\n  text-color: red;\n  alp|ha: 0.5 !important;\n  &:disabled { alpha: 0.2; }\n}",
      "Sort the declarations by name",
      "Label {\n  alpha: 0.5 !important;\n  text-color: red;\n  &:disabled { alpha: 0.2; }\n}"
    ),
    (
      "Label.a { alpha: 0.5 }\n\nLabel.a {\n  hid|den: false;\n}",
      "Merge with the rule before, which has the same selector", "Label.a { alpha: 0.5;\n  hidden: false;\n}"
    ),
    (
      "@theme light { --a: 1; --b: 2; }\n@theme dark { --a: 3;| }",
      "Add `--b` that the theme `dark` lacks, as in another theme",
      "@theme light { --a: 1; --b: 2; }\n@theme dark { --a: 3;\n  --b: 2; }"
    ),
  ]

  /// Texts with a cursor, where a refactoring would change computed values or lose a comment.
  static let refused: [(text: String, title: String)] = [
    ("Label { text-color: red; alp|ha: 0.5; alpha: 1; }", "Sort"),
    ("Label { font-size: 20; fo|nt: 12 system; }", "Sort"),
    ("Label { text-color: red; /* why */ alp|ha: 0.5; }", "Sort"),
    ("Label { text-color: red; & { alpha: 1; } alp|ha: 0.5; }", "Sort"),
    ("Label { alpha: 0.5; te|xt-color: red; }", "Sort the declarations by position"),
    ("Label { alpha: 1; &:disabled { alpha: 0; } } Label { hid|den: false; }", "Merge"),
    ("Label { alpha: 1; } Button { alpha: 1; } Label { hid|den: false; }", "Merge"),
    ("Label { alpha: 1; } /* why */ Label { hid|den: false; }", "Merge"),
    ("Window { --b: 2; } @theme light { --b: 1; } @theme dark { |--a: 3; }", "Add"),
    ("@theme light { --a: 1; } @theme dark from light { |--b: 3; }", "Add"),
  ]

  @Test(arguments: refused)
  func keepsWhatARefactoringWouldChange(_ row: (text: String, title: String)) {
    let client = TestClient()
    let (text, position) = TestClient.cursor(row.text)
    client.open("a.vstyle", text)
    let titles = Self.actions(client, "a.vstyle", ["start": position, "end": position]).compactMap { $0["title"]?.text }
    #expect(!titles.contains { $0.hasPrefix(row.title) }, "\(titles)")
  }

  @Test func makesTheEditOfAllFixesForTheActionThatIsChosen() {
    let client = TestClient(capabilities: [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]], "resolveSupport": ["properties": ["edit"]]]
      ]
    ])
    client.open("a.vstyle", "Label { alpha: 1; alpha: 1; }\n")
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let all = Self.actions(client, "a.vstyle", range, only: ["source.fixAll"])
    #expect(all.count == 1 && all.first?["edit"] == nil)
    let resolved = client.request("codeAction/resolve", all.first ?? .null)
    #expect(resolved["edit"]?["changes"]?[TestClient.uri("a.vstyle")]?.elements?.count == 1)
  }

  @Test func fixesTheConfiguration() {
    let text = #"{"rules": {"duplicate-propety": "off"}}"#
    let client = TestClient(["vstyle.json": text])
    client.notify("workspace/didChangeConfiguration", [:])
    let range: JSON = ["start": ["line": 0, "character": 12], "end": ["line": 0, "character": 12]]
    let fixed = Self.actions(client, "vstyle.json", range).map { Self.text($0, text) }
    #expect(fixed == [#"{"rules": {"duplicate-property": "off"}}"#])
    #expect(Self.actions(client, "other.json", range).isEmpty)
  }

  @Test func suppressesNothingAboutCommentsForLint() {
    let client = TestClient()
    let (text, position) = TestClient.cursor("/* vstyle-ignore-n|ext empty-rule -- old */\nLabel { alpha: 1; }\n")
    client.open("a.vstyle", text)
    let titles = Self.actions(client, "a.vstyle", ["start": position, "end": position]).compactMap { $0["title"]?.text }
    #expect(titles == ["Remove the comment", "Make all safe fixes"])
  }

  @Test(arguments: changes)
  func changesWhatTheTitleSays(_ row: (text: String, title: String, result: String)) {
    let client = TestClient()
    let (text, position) = TestClient.cursor(row.text)
    client.open("a.vstyle", text)
    let found = Self.actions(client, "a.vstyle", ["start": position, "end": position])
    let action = found.first { $0["title"]?.text == row.title }
    #expect(action.map { Self.text($0, text) } == row.result, "\(found.compactMap { $0["title"]?.text })")
  }

  @Test func explainsARule() {
    let client = TestClient()
    let page = client.request("workspace/executeCommand", ["command": "vstyle.explain", "arguments": ["empty-rule"]])
    #expect(page.text?.contains("empty-rule VS6005") == true)
    let wrong = client.send("workspace/executeCommand", ["command": "vstyle.explain", "arguments": ["x"]])
    #expect(wrong["error"]?["code"] == -32803)
  }

  @Test func classifiesWords() {
    let client = TestClient()
    client.open("a.vstyle", "Label.a:highlighted { tint-color: var(--b); }\n")
    let document: JSON = ["textDocument": ["uri": .string(TestClient.uri("a.vstyle"))]]
    let full = client.request("textDocument/semanticTokens/full", document)
    let data = (full["data"]?.elements ?? []).compactMap(\.integer)
    let kinds = stride(from: 0, to: data.count, by: 5).map { data[$0 + 3] }
    #expect(kinds == [0, 1, 10, 2, 5, 3])
    client.open("a.vstyle", "Label.a:highlighted { tint-color: var(--bc); }\n")
    let delta = client.request(
      "textDocument/semanticTokens/full/delta",
      ["textDocument": document["textDocument"] ?? .null, "previousResultId": full["resultId"] ?? .null])
    var changed = data
    for edit in delta["edits"]?.elements ?? [] {
      let start = edit["start"]?.integer ?? 0
      changed.replaceSubrange(
        start..<start + (edit["deleteCount"]?.integer ?? 0), with: (edit["data"]?.elements ?? []).compactMap(\.integer))
    }
    let again = client.request("textDocument/semanticTokens/full", document)
    #expect((again["data"]?.elements ?? []).compactMap(\.integer) == changed)
    #expect(again["resultId"] == delta["resultId"])
  }
}
