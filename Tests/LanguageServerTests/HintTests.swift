import Testing
import VStyleJSON

/// What an editor shows between the words of a sheet: hints, and counts above rules.
struct HintTests {
  private static let tree = #"{"type": "Window", "children": [{"type": "Label", "classes": ["a"]}, {"type": "Label"}]}"#

  /// A sheet, and its hints.
  static let hints: [(text: String, labels: [String])] = [
    ("Label { alpha: calc(1 - 0.5); }", ["= 0.5"]),
    (":root { --gap: 4; }\nView { layer-corner-radius: calc(var(--gap) * 2); }", ["= 4", "= 8"]),
    ("View { layer-corner-radius: calc(1em * 2); }", []),
    ("Label { alpha: 1; }\nLabel { alpha: 0.5; }", ["overridden in line 2"]),
    ("@import \"b.vstyle\";\nLabel { alpha: 1; }", []),
  ]

  @Test(arguments: hints)
  func showsValuesAndWhoOverrides(_ row: (text: String, labels: [String])) {
    let client = TestClient(["b.vstyle": "Label { hidden: true; }"])
    client.open("a.vstyle", row.text)
    let hints = client.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": .string(TestClient.uri("a.vstyle"))],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ])
    #expect(hints.elements?.compactMap { $0["label"]?.text } == row.labels)
  }

  @Test func countsTheViewsThatARuleMatches() {
    let client = TestClient(["vstyle.json": #"{"trees": ["t.json"]}"#, "t.json": Self.tree])
    client.notify("workspace/didChangeConfiguration", [:])
    client.open("a.vstyle", "Label { alpha: 1; &.a { alpha: 0.5; } }\nWindow { Button { alpha: 1; } }")
    let document: JSON = ["uri": .string(TestClient.uri("a.vstyle"))]
    let lenses = client.request("textDocument/codeLens", ["textDocument": document]).elements ?? []
    let titles = lenses.compactMap { client.request("codeLens/resolve", $0)["command"]?["title"]?.text }
    #expect(
      titles == ["matches 2 views in 1 tree", "matches 1 view in 1 tree", "sets nothing", "matches 0 views in 1 tree"])
  }
}
