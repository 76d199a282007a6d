import BrowserSupport
import TestSupport
import Testing
import VStyleJSON
import VStyleValues
import VStyleViews

@testable import VStylePreview

/// Tests that no text of a stranger leaves its place in a page.
///
/// One part of the properties gets one of the texts each. `TEST_ROUNDS=12` tests all of them with all texts.
@Suite("pages of strangers' sheets")
struct HostilePageTests {
  /// Texts that would end an element, an attribute, a declaration or a rule, or name an address.
  private static let attacks = [
    "}</style><script>window.hacked = 1</script>", "red;}*{background:url(//x.example/a)}",
    #"\">'><img src=x onerror=window.hacked=1>"#, "url(http://x.example/a) /*", #"a\\a }*{display:none}"#,
    "expression(alert(1)) @import 'a'; <!--",
  ]

  /// The view types with their properties: those first whose keywords once became CSS as they were.
  private static let rows = (first + StyleSchema.views.viewTypeNames.filter { !first.contains($0) }).flatMap { type in
    Set(StyleSchema.views.properties(of: type).map(\.name)).sorted().map { (type: type, property: $0) }
  }

  private static let first = ["ImageView", "ShapeLayer", "TextLayer"]

  /// The number of view types on a page, whose properties stay below the limit of a sheet.
  private static let partSize = 400

  /// A sheet with a view type for each property of a part of the view types, in which the property takes any text, and a
  /// tree of these views. Each property gets one of the texts, and all of them with enough rounds.
  private static func anyText(part: Int, round: Int) -> (sheet: String, tree: String) {
    let rows = rows.dropFirst(part * partSize).prefix(partSize)
    var (sheet, views) = ("", [String]())
    for (index, row) in rows.enumerated() {
      let attack = attacks[(index + round) % attacks.count]
      sheet += "@view T\(index): \(row.type) { \(row.property): *; }\n"
      sheet += "T\(index) { image: symbol(\"a\"); \(row.property): \"\(attack)\"; }\n"
      views.append(#"{"type": "T\#(index)"}"#)
    }
    return (sheet, #"{"type": "View", "children": [\#(views.joined(separator: ", "))]}"#)
  }

  @Test(
    "a text in any property stays in its value, in a real browser",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"),
    arguments: 0..<min(Environment.rounds(1), (rows.count - 1) / partSize + 1))
  func anyProperty(_ part: Int) throws {
    for round in 0..<Self.attacks.count where round == 0 || Environment.rounds(1) > 1 {
      try check(Self.anyText(part: part, round: round))
    }
  }

  private func check(_ input: (sheet: String, tree: String)) throws {
    let html = try SamplePage.page(input.sheet, tree: input.tree)
    let result = try Browser.run(
      html,
      """
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.selectorText);
      return {
        hacked: window.hacked ?? 0, scripts: document.querySelectorAll("script:not([type])").length,
        handlers: document.querySelectorAll("[onerror], [onload]").length,
        rules: rules.filter((rule) => !/^\\.l\\d+$/.test(rule.selectorText)).map((rule) => rule.cssText),
        requests: performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => !name.startsWith("data:")),
        views: document.querySelectorAll("figure [data-n]").length > 30,
      };
      """)
    // One script of the page, and three of the test.
    #expect(
      result == ["hacked": 0, "scripts": 4, "handlers": 0, "rules": [], "requests": [], "views": true], "\(result.line)"
    )
  }

  @Test(
    "a script that gets into a page is not run, and its own script is",
    .enabled(if: Browser.path != nil, "Chromium is not installed, or cannot start"))
  func policy() throws {
    let html = try SamplePage.page(
      "Label { alpha: 0.5; }", tree: #"{"type": "Window", "children": [{"type": "Label"}]}"#)
    let script = "<script>document.title = 'hacked'</script><img src=x onerror=\"document.title = 'hacked'\">"
    let elements = try Browser.elements(of: html.replacing("<main", with: script + "<main", maxReplacements: 1))
    #expect(elements.contains("<script>document.title") && !elements.contains("<title>hacked"))
    // The script of the page fills the outline.
    #expect(elements.contains("role=\"treeitem\""))
  }

  @Test(
    "a value of CSS ends where its text ends",
    arguments: [
      ("rgb(1, 2, 3)", true), ("12px", true), ("\"a;b}\", serif", true), ("url(\"data:image/png;base64,AA==\")", true),
      ("1 / 2", true), ("\"a\\22 b\"", true), ("", true), ("red;", false), ("red}", false), ("a:b", false),
      ("\"open", false), ("f(", false), ("f)(", false), ("<b>", false), ("\"<b>\"", false), ("url(a)", false),
      ("URL(\"http://a\")", false), ("a\nb", false), ("/* a", false), ("\\3c", false), ("@a", false),
    ])
  func values(_ text: String, isValue: Bool) {
    #expect(CSSBlock.isValue(text) == isValue)
    var block = CSSBlock()
    block["color"] = text
    block["width"] = "1px"
    #expect(block.text == (isValue ? "color:\(text);width:1px" : "width:1px"))
  }

  @Test("the hash of a text is that of FIPS 180-4")
  func hash() {
    #expect(ContentHash.source("abc") == "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
    #expect(ContentHash.source("") == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  }
}
