import Testing
import VStyleJSON
import VStyleSyntax

@testable import VStyleLanguageServer

/// Explanations of places.
struct HoverTests {
  static let files = [
    "themes.vstyle": """
    @theme light { color-scheme: light; --blue: #036eb7; --accent: var(--blue); }
    @theme dark { color-scheme: dark; --accent: #4cb3ff; }
    """,
    "home.json": #"{"type": "Window", "children": [{"type": "Button", "classes": ["primary"]}, {"type": "Label"}]}"#,
    "vstyle.json": #"{"trees": ["home.json"]}"#,
  ]

  /// A text with a cursor, and parts of its explanation.
  static let rows: [(text: String, parts: [String])] = [
    ("Label { text-co|lor: red; }", ["property text-color", "<color>", "inherited"]),
    ("Label { text-color: re|d; }", ["#ff0000", "rgb(255 0 0)", "`text-color` takes a color"]),
    ("Label { text-color: inher|it; }", ["the value of the view around"]),
    ("Label { text-alignment: cen|ter; }", ["`text-alignment` takes"]),
    (
      "Label { text-color: var(--acc|ent); }",
      ["| light | `#036eb7` | `--blue` |", "| dark | `#4cb3ff` |", "Used 1 time"]
    ),
    (
      "Button.pri|mary:disabled { alpha: 1; }",
      ["specificity (0,2,1)", "A `Button` with the style class `primary` and in the state `disabled`."]
    ),
    (
      "Window > .primary|{ alpha: 1; }",
      ["Any view with the style class `primary`, directly inside of a `Window`.", "Matches 1 view in 1 tree."]
    ),
    (".a { &.b|ig { alpha: 1; } }", ["`&.big`: specificity (0,2,0)"]),
    ("#a, .b { La|bel { alpha: 1; } }", ["`& Label`: specificity (1,0,1)"]),
    (".a { @media (width > 3) { &:has|(.c) + & { alpha: 1; } } }", ["specificity (0,3,0)"]),
    (".a { .b & { .c| { alpha: 1; } } }", ["specificity (0,3,0)"]),
    ("#a { @scope (.b) { & .c| { alpha: 1; } } }", ["`& .c`: specificity (0,1,0)"]),
    ("@scope (.b) { .c { &:fo|cused { alpha: 1; } } }", ["`&:focused`: specificity (0,2,0)"]),
    ("But|ton { alpha: 1; }", ["view type Button", "states"]),
    (
      "@media (--wi|de) {} @custom-media --wide (width > 5);",
      ["custom media query", "@custom-media --wide (width > 5)", "2 places"]
    ),
    ("@the|me x {}", ["@theme NAME from NAME", "custom properties and rules"]),
    ("Label { layer-corner-radius: cal|c(1px + 2px); }", ["calc(8px + 2px)"]),
  ]

  @Test(arguments: rows)
  func explains(_ row: (text: String, parts: [String])) {
    let client = TestClient(Self.files)
    let text = client.ask("textDocument/hover", "a.vstyle", row.text)["contents"]?["value"]?.text ?? ""
    #expect(row.parts.filter { !text.contains($0) } == [], "\(text)")
  }

  @Test(arguments: ["Label {| }", "|", "/* a| */", "Label { : | }"])
  func isSilentWhereNothingIs(_ text: String) {
    let client = TestClient(Self.files)
    #expect(client.ask("textDocument/hover", "a.vstyle", text) == .null)
  }

  @Test func isPlainForClientsThatShowNoMarkdown() {
    let client = TestClient(Self.files, capabilities: [:])
    let contents = client.ask("textDocument/hover", "a.vstyle", "Label { text-color: var(--acc|ent); }")["contents"]
    #expect(contents?["kind"] == "plaintext")
    #expect(contents?["value"]?.text?.contains("| light") == false)
  }

  private static func colors(_ text: String, theme: String? = nil) -> [String] {
    let client = TestClient(files)
    if let theme {
      client.request("workspace/executeCommand", ["command": "vstyle.switchTheme", "arguments": [.string(theme)]])
    }
    client.open("a.vstyle", text)
    let found = client.request(
      "textDocument/documentColor", ["textDocument": ["uri": .string(TestClient.uri("a.vstyle"))]])
    return (found.elements ?? []).map { color in
      let parts = ["red", "green", "blue"].map { Int(((color["color"]?[$0]?.number ?? -1) * 255).rounded()) }
      return "\(color["range"]?["start"]?["character"]?.integer ?? -1) \(parts)"
    }
  }

  @Test func showsColorsOfTheTheme() {
    let text =
      "Label { text-color: var(--accent); background-color: color-mix(in srgb, #fff, black); font: 17 \"red\"; }"
    #expect(Self.colors(text) == ["20 [3, 110, 183]", "53 [128, 128, 128]"])
    #expect(Self.colors(text, theme: "dark") == ["20 [76, 179, 255]", "53 [128, 128, 128]"])
    #expect(
      Self.colors("Label { --tan: tan; number-of-lines: 2; tint-color: red") == [
        "15 [210, 180, 140]", "52 [255, 0, 0]",
      ])
  }

  @Test func findsColorsInValuesAlone() {
    let text = """
      #fade.bac > #abc123 { /* #fff blue */ } Label.red:theme(navy) { text: "#f00 red"; --d: fade; --e: url(red.png); }
      @theme navy { } @style red { } .y { @apply red; } @layer tan, plum.red; .x#abc { tint-color: #abc; }
      """
    #expect(Self.colors(text) == ["93 [170, 187, 204]"])
  }

  @Test func offersNotations() {
    let client = TestClient()
    client.open("a.vstyle", "Label { text-color: red; }")
    func labels(_ start: Int, _ end: Int) -> [String] {
      let answer = client.request(
        "textDocument/colorPresentation",
        [
          "textDocument": ["uri": .string(TestClient.uri("a.vstyle"))],
          "color": ["red": 1, "green": 0, "blue": 0, "alpha": .number(0.5)],
          "range": [
            "start": ["line": 0, "character": .integer(start)], "end": ["line": 0, "character": .integer(end)],
          ],
        ])
      return (answer.elements ?? []).compactMap { $0["label"]?.text }
    }
    #expect(
      labels(20, 23) == [
        "#ff000080", "rgb(255 0 0 / 0.5)", "hsl(0 100% 50% / 0.5)", "hwb(0 0% 0% / 0.5)",
        "oklch(0.628 0.2577 29.23 / 0.5)",
      ])
    client.open("a.vstyle", "Label { text-color: var(--x); }")
    #expect(labels(20, 28) == [])
  }

  @Test func hintsAtValuesAndCountsUses() {
    let client = TestClient(Self.files)
    client.open("a.vstyle", "Label { text-color: var(--accent); }\n@style quiet { alpha: 0.5; }")
    let document: JSON = ["uri": .string(TestClient.uri("a.vstyle"))]
    let hints = client.request(
      "textDocument/inlayHint",
      [
        "textDocument": document,
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ])
    #expect(hints.elements?.map { $0["label"] } == ["= #036eb7"])
    #expect(hints.elements?.first?["position"]?["character"] == 33)
    let lenses = client.request("textDocument/codeLens", ["textDocument": document])
    let titles = lenses.elements?.map { client.request("codeLens/resolve", $0)["command"]?["title"] }
    #expect(titles == ["not used", "matches 1 view in 1 tree"])
    let help = client.ask("textDocument/signatureHelp", "a.vstyle", "Label { text-color: color-mix(|")
    #expect(help["signatures"]?.elements?.first?["label"]?.text?.hasPrefix("color-mix(") == true)
  }

  @Test func eachNotationOfAColorIsThatColor() {
    for hex in ["#036eb7", "#1c1c1e", "#f2f2f7", "#ff0000", "#00ff00", "#fefefe", "#c62828", "#12345678"] {
      guard let color = ColorText.color(hex, .light) else {
        Issue.record("no color: \(hex)")
        continue
      }
      for text in ColorText.all(color) {
        #expect(ColorText.color(text, .light).flatMap(ColorText.hex) == hex, "\(text)")
      }
    }
  }
}
