import Testing
import VStyleCheck
import VStyleJSON
import VStyleLanguageServer
import VStyleLint
import VStyleSyntax
import VStyleViews

/// A project with many sheets: what the user sees goes first, and the diagnostics are those of lint in the end.
struct LargeProjectTests {
  private static let files: [String: String] = {
    var files = ["themes.vstyle": "@theme light { --ink: black; }\n@theme dark { --ink: white; --rare: 1; }"]
    for index in 0..<120 {
      files["s\(index).vstyle"] =
        "@import \"themes.vstyle\";\n.s\(index) { text-color: var(--ink); alpah: \(index); }\n"
    }
    return files
  }()

  private static func sent(_ client: TestClient) -> [String] {
    client.server.work()
    return client.server.takeOutput().compactMap { $0["params"]?["uri"]?.text?.split(separator: "/").last }
      .map(String.init)
  }

  @Test func sendsDiagnosticsOfOpenDocumentsFirst() {
    let client = TestClient(Self.files)
    client.open("s7.vstyle", Self.files["s7.vstyle"] ?? "")
    #expect(Self.sent(client) == ["s7.vstyle"])
    var rest: [String] = []
    var parts = 0
    while client.server.hasWork {
      rest += Self.sent(client)
      parts += 1
    }
    #expect(rest.count == 119 && !rest.contains("s7.vstyle") && parts > 2)
    // Only the sheet that changed is checked again.
    client.open("s8.vstyle", "Label { alpha: 1; }")
    #expect(Self.sent(client) == ["s8.vstyle"] && !client.server.hasWork)
  }

  @Test func answersAreThoseOfLint() {
    let client = TestClient(Self.files)
    client.open("s3.vstyle", "@import \"themes.vstyle\";\nLabel { alpha: var(--rare); }\n")
    _ = client.diagnostics()
    client.open("themes.vstyle", "@theme light { --rare: 1; --other: 2; }")
    client.open("s3.vstyle", "Label { alpha: var(--other); }\n")
    _ = client.diagnostics()
    var texts = Self.files
    texts["themes.vstyle"] = "@theme light { --rare: 1; --other: 2; }"
    texts["s3.vstyle"] = "Label { alpha: var(--other); }\n"
    let sheets = texts.sorted { $0.key < $1.key }.map { SourceText($0.value, path: $0.key) }
    let report = Linter(schema: .views, loader: FolderLoader(client.folder)).lint(sheets)
    let expected = Dictionary(grouping: report.diagnostics) { report.sources[$0.location.source].path }
      .mapValues { $0.map(\.rule.name).sorted() }
    let own = client.lastDiagnostics.filter { !$0.value.isEmpty }
      .mapValues { $0.compactMap { $0["code"]?.text }.sorted() }
    #expect(own == expected)
  }

  @Test func tellsAClientThatAsksWhenMoreIsKnown() {
    let client = TestClient(
      Self.files,
      capabilities: ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    let document: JSON = ["textDocument": ["uri": .string(TestClient.uri("s7.vstyle"))]]
    #expect(client.request("textDocument/diagnostic", document)["items"]?.elements?.count == 1)
    #expect(client.server.hasWork)
    _ = client.diagnostics()
    #expect(client.messages.count { $0["method"] == "workspace/diagnostic/refresh" } == 1)
  }

  @Test func findsTheValueThatAnotherStylesheetDeclares() {
    var files = Self.files
    files["plain.vstyle"] = ""
    let client = TestClient(files)
    let hover = client.ask("textDocument/hover", "plain.vstyle", "Label { alpha: var(--ra|re); }")
    #expect(hover["contents"]?["value"]?.text?.contains("| dark | `1` |") == true)
  }
}
