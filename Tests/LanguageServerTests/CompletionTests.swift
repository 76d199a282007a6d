import TestSupport
import Testing
import VStyleJSON
import VStyleLanguageServer

/// Completions at every position of the grammar.
struct CompletionTests {
  static let files = [
    "themes.vstyle": """
    @theme light { --accent: #036eb7; --gap: 8; --title: bold 17 system; }
    @theme dark { --accent: #4cb3ff; --gap: 8; --title: bold 17 system; }
    @style quiet for Label { alpha: 0.8; }
    @layer base, parts;
    Label.title#heading { alpha: 1; }
    @custom-media --wide (width >= 500);
    """,
    "other/card.vstyle": "Label { alpha: 1; }",
  ]

  /// A text with a cursor, completions that it has, and some that it does not have.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let has: [String]
    let lacks: [String]
    var testDescription: String { text.debugDescription }
    init(_ text: String, has: [String], lacks: [String] = []) { (self.text, self.has, self.lacks) = (text, has, lacks) }
  }

  static let rows = [
    Row("|", has: ["Label", "Button", ".title", "#heading", "@theme", "@import"], lacks: ["alpha", "light"]),
    Row("But|", has: ["Button"], lacks: ["Label", "alpha"]),
    Row("Label { | }", has: ["text-color", "font", "number-of-lines"], lacks: ["title-color"]),
    Row("Label { alpha: 1; a| }", has: ["adjusts-font-size-to-fit-width"], lacks: ["alpha"]),
    Row("Label { a|\n alpha: 1; }", has: [], lacks: ["alpha"]),
    Row("Label { text-c|", has: ["text-color"], lacks: ["alpha"]),
    Row("Button { &:highlighted { ti| } }", has: ["title-color", "tint-color"], lacks: ["text-color"]),
    Row("@style x for Button { ti| }", has: ["title-color"]),
    Row("Label { text-alignment: | }", has: ["center", "inherit"], lacks: ["var(--accent)", "Label"]),
    Row("Label { text-color: | }", has: ["var(--accent)", "rgb()", "currentcolor"], lacks: ["var(--gap)", "calc()"]),
    Row("Label { text-color: var(| }", has: ["--accent", "--gap"], lacks: ["rgb()"]),
    Row("Label { text-color: var(--ac|) }", has: ["--accent"], lacks: ["--gap"]),
    Row("Label { text-color: --| }", has: ["var(--accent)"], lacks: ["var(--gap)"]),
    Row("Label { text-color: --ac| }", has: ["var(--accent)"], lacks: ["var(--gap)", "rgb()"]),
    Row("Label { text-color: color-mix(in srgb, --a|, red) }", has: ["var(--accent)"], lacks: ["var(--gap)"]),
    Row("Label { layer-corner-radius: env(sa|) }", has: ["safe-area-inset-top"], lacks: ["--accent"]),
    Row("@theme light { --| }", has: ["--accent", "--gap"], lacks: ["Label"]),
    Row("@theme light { --gap: 1; --| }", has: ["--accent"], lacks: ["--gap"]),
    Row(":root { --g| }", has: ["--gap"], lacks: ["--accent"]), Row("Label { g| }", has: [], lacks: ["--gap"]),
    Row("Label { layer-corner-radius: | }", has: ["var(--gap)", "calc()"], lacks: ["var(--accent)"]),
    Row("Label { font: | }", has: ["var(--title)"], lacks: ["var(--accent)"]),
    Row("Button:|", has: ["highlighted", "disabled", "first-child", "nth-child"], lacks: ["Label"]),
    Row("Button:hi|", has: ["highlighted"], lacks: ["disabled"]),
    Row("Label:theme(|", has: ["light", "dark"], lacks: ["highlighted"]),
    Row(".|", has: [".title"], lacks: ["Label", "#heading"]), Row("Label.ti|", has: [".title"]),
    Row("#|", has: ["#heading"], lacks: [".title"]), Row("Label#he|", has: ["#heading"]),
    Row("@|", has: ["@theme", "@media", "@view"]), Row("@the|", has: ["@theme"], lacks: ["@media"]),
    Row("Label { @| }", has: ["@apply", "@media"], lacks: ["@import", "@view"]),
    Row("Label { @apply | }", has: ["quiet"], lacks: ["light"]),
    Row("@style x extends |", has: ["quiet"]), Row("@style x for |", has: ["Label"], lacks: ["quiet"]),
    Row("@theme pink from |", has: ["light", "dark"], lacks: ["from"]), Row("@theme pink |", has: ["from"]),
    Row("@layer |", has: ["base", "parts"]), Row("@media (|", has: ["width", "orientation"], lacks: ["portrait"]),
    Row("@media (orientation: |", has: ["portrait", "landscape"], lacks: ["width"]),
    Row("@media (--|", has: ["--wide"], lacks: ["--gap"]),
    Row("@custom-media --x (|", has: ["--wide", "width"], lacks: ["--gap"]),
    Row("@custom-media |", has: ["--wide"], lacks: ["width"]),
    Row("@import \"|", has: ["themes.vstyle", "other/card.vstyle"]), Row("@import \"oth|", has: ["other/card.vstyle"]),
    Row("Label { tr| }", has: ["transition", "transition-property", "transform"], lacks: ["animation"]),
    Row("Label { transition: | }", has: ["ease-in", "spring()", "allow-discrete", "inherit"], lacks: ["alpha"]),
    Row("Label { transition: te| }", has: ["text-color"], lacks: ["title-color"]),
    Row("Label { transition-property: al| }", has: ["all", "alpha"], lacks: ["ease"]),
    Row("Label { animation-direction: | }", has: ["alternate", "reverse"], lacks: ["alpha", "ease"]),
    Row("@key|", has: ["@keyframes"]), Row("Label { @st| }", has: ["@starting-style"], lacks: ["@keyframes"]),
    Row("/* | */", has: [], lacks: ["Label"]), Row("Label { font: \"|\" }", has: [], lacks: ["inherit"]),
    Row("@view X: |", has: ["Label", "Control"]), Row("😀 Label { text-c|", has: ["text-color"]),
  ]

  private static func labels(_ answer: JSON) -> [String] {
    (answer["items"]?.elements ?? []).compactMap { $0["label"]?.text }
  }

  @Test(arguments: rows)
  func offersWhatFits(_ row: Row) {
    let client = TestClient(Self.files)
    let labels = Self.labels(client.ask("textDocument/completion", "a.vstyle", row.text))
    #expect(row.has.filter { !labels.contains($0) } == [], "\(labels.prefix(20))")
    #expect(row.lacks.filter { labels.contains($0) } == [])
    #expect(Set(labels).count == labels.count)
  }

  @Test(arguments: rows)
  func staysSmall(_ row: Row) {
    let client = TestClient(Self.files)
    #expect(client.ask("textDocument/completion", "a.vstyle", row.text).line.utf8.count <= LanguageServer.longestAnswer)
  }

  /// A text with a cursor, a label, and the text after the completion is inserted.
  static let inserted: [(text: String, label: String, result: String)] = [
    ("Label { te| }", "text-color", "Label { text-color: $0; }"), ("Label.ti| {}", ".title", "Label.title {}"),
    ("Label { text-color: va|; }", "var(--accent)", "Label { text-color: var(--accent); }"),
    ("Label { text-color: var(--a|); }", "--accent", "Label { text-color: var(--accent); }"),
    ("Label { text-color: --acc|; }", "var(--accent)", "Label { text-color: var(--accent); }"),
    (":root { --g| }", "--gap", ":root { --gap: $0; }"), (":root { --g|: 1; }", "--gap", ":root { --gap: 1; }"),
    ("Label#he| {}", "#heading", "Label#heading {}"),
    ("@import \"th|\";", "themes.vstyle", "@import \"themes.vstyle\";"),
    ("Label { text-color: 😀 r|; }", "rgb()", "Label { text-color: 😀 rgb($1); }"),
  ]

  @Test(arguments: inserted)
  func replacesTheWord(_ row: (text: String, label: String, result: String)) {
    let client = TestClient(Self.files)
    let answer = client.ask("textDocument/completion", "a.vstyle", row.text)
    let item = answer["items"]?.elements?.first { $0["label"]?.text == row.label }
    let edit = item?["textEdit"] ?? .null
    #expect(TestClient.applying([edit], to: TestClient.cursor(row.text).text) == row.result)
  }

  @Test func explainsAnItemWhenAsked() {
    let client = TestClient(Self.files)
    let answer = client.ask("textDocument/completion", "a.vstyle", "Label { text-color: | }")
    let item = answer["items"]?.elements?.first { $0["label"] == "var(--accent)" } ?? .null
    let text = client.request("completionItem/resolve", item)["documentation"]?["value"]?.text ?? ""
    #expect(text.contains("| light | `#036eb7` |") && text.contains("| dark | `#4cb3ff` |"))
    let property =
      client.ask("textDocument/completion", "a.vstyle", "Label { te| }")["items"]?.elements?
      .first { $0["label"] == "text-color" } ?? .null
    #expect(
      client.request("completionItem/resolve", property)["documentation"]?["value"]?.text?.contains("<color>") == true)
  }

  @Test func insertsNoTabStopsForClientsWithoutThem() {
    let client = TestClient(Self.files, capabilities: [:])
    let answer = client.ask("textDocument/completion", "a.vstyle", "Label { te| }")
    #expect(!answer.line.contains("$0"))
  }

  @Test func hasTheRangeOnceForClientsThatKnowIt() {
    let client = TestClient(
      Self.files, capabilities: ["textDocument": ["completion": ["completionList": ["itemDefaults": ["editRange"]]]]])
    let answer = client.ask("textDocument/completion", "a.vstyle", "Label { text-color: var(--a| }")
    #expect(answer["itemDefaults"]?["editRange"]?["start"]?["character"] == 24)
    #expect(answer["items"]?.elements?.contains { $0["textEdit"] != nil } == false)
  }

  @Test func namesWhatAClientComparesWithTheWord() {
    let client = TestClient(Self.files)
    let items = client.ask("textDocument/completion", "a.vstyle", "Label { text-color: --a| }")["items"]?.elements
    #expect(items?.first?["label"] == "var(--accent)" && items?.first?["filterText"] == "--accent")
  }

  @Test func isIncompleteIfThereIsMore() {
    let many = (0..<2_000).map { "  --a-rather-long-name-of-a-color-\($0): red;" }.joined(separator: "\n")
    let client = TestClient(["many.vstyle": "@theme light {\n\(many)\n}"])
    let answer = client.ask("textDocument/completion", "a.vstyle", "Label { text-color: var(| }")
    #expect(answer["isIncomplete"] == true)
    #expect(answer.line.utf8.count <= LanguageServer.longestAnswer)
    let one = client.ask("textDocument/completion", "a.vstyle", "Label { text-color: var(--xyz|) }")
    #expect(Self.labels(one).isEmpty)
    let found = client.ask(
      "textDocument/completion", "a.vstyle", "Label { text-color: var(--a-rather-long-name-of-a-color-1999|) }")
    #expect(Self.labels(found) == ["--a-rather-long-name-of-a-color-1999"])
  }
}
