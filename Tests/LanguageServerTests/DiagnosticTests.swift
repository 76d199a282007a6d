import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleLanguageServer
import VStyleLint
import VStyleSyntax
import VStyleViews

/// Diagnostics in the editor: those of `vstyle lint`, sent or asked for.
struct DiagnosticTests {
  /// The folders whose sheets are checked: those that are shipped, and sheets with mistakes.
  static let folders = [
    "Stylesheets/Settings", "Stylesheets/Seeds", "Stylesheets/Mistakes", "Stylesheets",
    "Tests/VStyleLintTests/Fixtures/Correct",
  ].filter { !Fixture.all(in: PackageRoot.path + "/" + $0, of: "vstyle").isEmpty }

  /// Lint's diagnostics as lines: path, bytes, severity, rule, message.
  private static func lines(_ report: LintReport) -> [String] {
    report.diagnostics.map { diagnostic in
      let source = report.sources[diagnostic.location.source]
      let text = DocumentText(source.bytes, encoding: .utf16)
      let (start, end) = (
        text.position(of: diagnostic.location.range.start), text.position(of: diagnostic.location.range.end)
      )
      let range = "\(start.line):\(start.character)-\(end.line):\(end.character)"
      let severity = ["error": 1, "warning": 2, "info": 3][diagnostic.severity.rawValue] ?? 0
      return "\(source.path) \(range) \(severity) \(diagnostic.rule.name) \(diagnostic.message)"
    }.sorted()
  }

  private static func lines(_ sent: [String: [JSON]]) -> [String] {
    sent.flatMap { path, items in
      items.map { item in
        func number(_ end: String, _ name: String) -> Int { item["range"]?[end]?[name]?.integer ?? -1 }
        let range =
          "\(number("start", "line")):\(number("start", "character"))-\(number("end", "line")):\(number("end", "character"))"
        let message = item["message"]?.text?.split(separator: "\n").first.map(String.init) ?? ""
        return "\(path) \(range) \(item["severity"]?.integer ?? 0) \(item["code"]?.text ?? "") \(message)"
      }
    }.sorted()
  }

  @Test(arguments: folders)
  func areThoseOfLint(_ folder: String) {
    let root = PackageRoot.path + "/" + folder
    var files: [String: String] = [:]
    for file in Fixture.all(in: root, of: "vstyle") { files[String(file.path.dropFirst(root.count + 1))] = file.text }
    let memory = MemoryFolder(Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0.key, $0.value) }))
    let sheets = files.sorted { $0.key < $1.key }.map { SourceText($0.value, path: $0.key) }
    let linter = Linter(schema: .views, loader: FolderLoader(memory))
    let client = TestClient(files)
    // All sheets are opened with other texts first, so that each is compiled several times.
    for (path, text) in files { client.open(path, text + "\n.x {") }
    _ = client.diagnostics()
    for (path, text) in files { client.open(path, text) }
    _ = client.diagnostics()
    #expect(Self.lines(client.lastDiagnostics) == Self.lines(linter.lint(sheets)))
  }

  /// Sheets with mistakes: those of the tests of lint, and the examples of each rule.
  static let mistakes: [String] = {
    let file = Fixture(path: PackageRoot.path + "/Tests/VStyleLintTests/Fixtures/mistakes.txt").text
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    return lines
      + LintRules.all.flatMap { $0.bad + $0.good }.filter { $0.kind == .sheet && $0.files.isEmpty }.map(\.text)
  }()

  @Test func areThoseOfLintForEachMistake() {
    let configuration = #"{"preset": "all"}"#
    let client = TestClient(["vstyle.json": configuration])
    let parsed = ConfigurationFile(SourceText(configuration, path: "vstyle.json")).configuration
    let linter = Linter(schema: .views, loader: FolderLoader(client.folder), configuration: parsed)
    #expect(Self.mistakes.count > 400)
    // One document after the other, so that each answer could be spoiled by what the server remembers.
    for text in Self.mistakes where text.utf8.count < 20_000 {
      client.open("a.vstyle", text)
      _ = client.diagnostics()
      let sent = client.lastDiagnostics.filter { $0.key == "a.vstyle" }
      #expect(Self.lines(sent) == Self.lines(linter.lint([SourceText(text, path: "a.vstyle")])), "\(text)")
    }
  }

  @Test func sendsWhatChangedOnly() {
    let client = TestClient(["a.vstyle": "Label { alpah: 1; }", "b.vstyle": "Label { alpha: 1; }"])
    client.notify("workspace/didChangeConfiguration", [:])
    let first = client.diagnostics()
    #expect(first.keys.sorted() == ["a.vstyle"])
    #expect(first["a.vstyle"]?.first?["code"] == "unknown-property")
    #expect(first["a.vstyle"]?.first?["message"]?.text?.contains("did you mean `alpha`?") == true)
    client.open("b.vstyle", "Label { alpha: 1; }\n")
    #expect(client.diagnostics().isEmpty)
    client.open("a.vstyle", "Label { alpha: 1; }")
    #expect(client.diagnostics() == ["a.vstyle": []])
  }

  @Test func answersTheClientThatAsks() {
    let client = TestClient(
      ["a.vstyle": "Label { alpah: 1; }", "b.vstyle": ""],
      capabilities: ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    client.open("b.vstyle", "Label { alpha: 1; }")
    #expect(client.diagnostics().isEmpty)
    #expect(client.messages.contains { $0["method"] == "workspace/diagnostic/refresh" })
    let document: JSON = ["textDocument": ["uri": .string(TestClient.uri("a.vstyle"))]]
    let full = client.request("textDocument/diagnostic", document)
    #expect(full["kind"] == "full" && full["items"]?.elements?.count == 1)
    let id = full["resultId"] ?? .null
    let again = client.request(
      "textDocument/diagnostic", ["textDocument": document["textDocument"] ?? .null, "previousResultId": id])
    #expect(again == ["kind": "unchanged", "resultId": id])
    let all = client.request(
      "workspace/diagnostic",
      ["previousResultIds": [["uri": .string(TestClient.uri("a.vstyle")), "value": id]]])
    #expect(all["items"]?.elements?.compactMap { $0["kind"]?.text } == ["unchanged", "full"])
  }

  @Test func linksThePageOfARule() {
    let client = TestClient(rulePages: "https://example.org/RULE.html")
    client.open("a.vstyle", "Label { alpah: 1; }")
    let item = client.diagnostics()["a.vstyle"]?.first
    #expect(item?["codeDescription"] == ["href": "https://example.org/unknown-property.html"])
  }

  @Test func followsTheConfigurationAndItsErrors() {
    let client = TestClient([
      "a.vstyle": "Label { alpha: 1; alpha: 1; }", "vstyle.json": #"{"rules": {"duplicate-property": "off"}}"#,
    ])
    client.notify("workspace/didChangeConfiguration", [:])
    #expect(client.diagnostics().isEmpty)
    func save(_ text: String?) {
      client.folder.set("/w/vstyle.json", text)
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(TestClient.uri("vstyle.json")), "type": 2]]])
    }
    save(#"{"rules": {"duplicate-propety": "off"}}"#)
    let wrong = client.diagnostics()
    #expect(wrong.keys.sorted() == ["vstyle.json"])
    #expect(wrong["vstyle.json"]?.first?["code"] == "unknown-rule")
    save(#"{"schemas": ["missing.json"]}"#)
    #expect(client.diagnostics()["vstyle.json"]?.first?["message"]?.text?.contains("`missing.json` does not") == true)
    save(#"{"trees": ["gone"], "schemas": ["missing.json"], "resources": ["Images"]}"#)
    let missing = client.diagnostics()["vstyle.json"]?.compactMap { $0["message"]?.text?.split(separator: "`").first }
    #expect(missing == ["gone", "missing.json", "Images"])
    save(nil)
    #expect(client.diagnostics()["a.vstyle"]?.first?["code"] == "duplicate-property")
  }

  @Test func readsAFileAgainAfterItsDocumentIsClosed() {
    let client = TestClient(["a.vstyle": "Label { alpha: 1; }"])
    client.open("a.vstyle", "Label { alpah: 1; }")
    #expect(client.diagnostics()["a.vstyle"]?.count == 1)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri("a.vstyle"))]])
    #expect(client.diagnostics() == ["a.vstyle": []])
  }

  @Test func checksADocumentWithoutAFolder() {
    let client = TestClient()
    for uri in ["file:///elsewhere/a.vstyle", "untitled:Untitled-1"] {
      client.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "languageId": "vstyle", "version": 1, "text": "Label { alpah: 1; }"]])
      client.server.work()
      let sent = client.server.takeOutput()
      #expect(!client.server.hasWork)
      #expect(sent.first?["params"]?["uri"]?.text == uri)
      #expect(sent.first?["params"]?["diagnostics"]?.elements?.count == 1)
      client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
      client.server.work()
      #expect(client.server.takeOutput().first?["params"]?["diagnostics"] == [])
    }
  }
}
