import Testing
import VStyleSyntax
import VStyleTokens

/// Tests of the sheets of tokens, and of their edits.
@Suite("sheets of tokens") struct SheetTests {
  private static let document = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{
       "color": {"$type": "color",
         "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0.40, 0.8], "hex": "#0066cc"}},
         "accent": {"$value": "{color.blue}", "$description": "The color of what can be tapped"}},
       "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}]}},
     "modifiers": {
       "theme": {"default": "light", "contexts": {"light": [], "dark": [
         {"color": {"blue": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 0.5, 1]}}}}]}},
       "size": {"contexts": {"desktop": [], "mobile": [{"gap": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
    """

  private static var sheet: String { TokenSheet(TokenProject(document, path: "brand.resolver.json")).text }

  @Test(
    "a sheet has a rule for each context, and references stay references",
    arguments: [
      "--color-blue: color(srgb 0 0.40 0.8);", "--color-accent: var(--color-blue);", "--gap: 8px;", "\n@theme light {",
      "\n@theme dark {\n  color-scheme: dark;", "--color-blue: color(display-p3 0 0.5 1);",
      ":root:state(size-mobile) {",
      "--gap: 0.5rem;", #"@property --gap { syntax: "<length>"; inherits: true; initial-value: 0; }"#,
    ])
  func text(_ part: String) {
    #expect(Self.sheet.contains(part), "\(Self.sheet)")
  }

  /// An edit of the sheet, and the edit of the document that it is.
  struct Edit: Sendable {
    let old: String
    let new: String
    let before: String
    let after: String
  }

  private static let blue = ##"{"colorSpace": "srgb", "components": [0, 0.40, 0.8], "hex": "#0066cc"}"##

  @Test(
    "an edit of the sheet edits exactly what it says",
    arguments: [
      Edit(old: "8px", new: "12.50px", before: #""value": 8"#, after: #""value": 12.50"#),
      Edit(
        old: "color(srgb 0 0.40 0.8)", new: "#ff000033", before: blue,
        after: #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.2}"#),
      Edit(
        old: "--color-accent: var(--color-blue)", new: "--color-accent: color(srgb 1 0 0)", before: #""{color.blue}""#,
        after: #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#),
      Edit(
        old: "color(display-p3 0 0.5 1)", new: "var(--color-accent)",
        before: #"{"colorSpace": "display-p3", "components": [0, 0.5, 1]}"#, after: #""{color.accent}""#),
      Edit(
        old: "  --gap: 8px;\n", new: "",
        before: #","gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}"#, after: ""),
      Edit(
        old: "--gap: 8px;", new: "--gap: 8px;\n  --color-warning: color(srgb 1 1 0);", before: "can be tapped\"}",
        after: "can be tapped\"}, \"warning\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 1, 0]}}"),
      Edit(
        old: "--gap: 8px;", new: "--gap: 8px;\n  --pause: 200ms;", before: #""value": 8, "unit": "px"}}"#,
        after: #""value": 8, "unit": "px"}}, "pause": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}"#),
    ])
  func edits(_ edit: Edit) throws {
    let edited = Self.sheet.replacing(edit.old, with: edit.new)
    #expect(edited != Self.sheet, "\(edited)")
    let files = try RoundTripTests.exported(edited)
    let before = try RoundTripTests.compact(SourceText(Self.document))
    let old = edit.before.replacing(": ", with: ":").replacing(", ", with: ",")
    let new = edit.after.replacing(": ", with: ":").replacing(", ", with: ",")
    #expect(before.ranges(of: old).count == 1)
    let difference = RoundTripTests.difference(files["brand.resolver.json"] ?? "", before.replacing(old, with: new))
    #expect(difference == nil)
  }

  @Test("a group that extends another one has its tokens as references, until one of them is edited")
  func inherited() throws {
    let text = #"""
      {"base": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}},
       "more": {"$extends": "{base}", "b": {"$value": 3}}}
      """#
    let sheet = TokenSheet(TokenProject(text)).text
    #expect(sheet.contains("--more-a: var(--base-a);"))
    let same = try RoundTripTests.exported(sheet)["brand.tokens.json"]
    #expect(same == (try RoundTripTests.compact(SourceText(text))))
    let edited =
      try RoundTripTests.exported(sheet.replacing("--more-a: var(--base-a)", with: "--more-a: 5"))["brand.tokens.json"]
      ?? ""
    #expect(edited.hasSuffix(#""b":{"$value":3},"a":{"$type":"number","$value":5}}}"#), "\(edited)")
  }

  @Test("an import over a sheet keeps what people wrote, and names each value that changes", arguments: [false, true])
  func merge(_ isKeeping: Bool) {
    let old =
      "@import \"other.vstyle\";\n/* ours */\n"
      + "@property --old { syntax: \"<number>\"; inherits: true; initial-value: 0; }\n"
      + Self.sheet.replacing(
        "--gap: 8px;", with: "--gap: 9px;\n  /* big */\n  font: bold 17 system;\n  --mine: 1;\n  --old: 1;")
      + "\n/* labels */\nLabel { text-color: var(--color-blue); }\n@layer a, b;\n"
    let merge = TokenSheetMerge(SourceText(old), Self.sheet, isKeeping: isKeeping)
    let changes = merge.changes.map { [$0.property, $0.old, $0.new] }
    #expect(changes == [["--gap", "9px", "8px"], ["--old", "1", nil]])
    #expect(merge.text.contains(isKeeping ? "--gap: 9px;" : "--gap: 8px;"))
    #expect(merge.text.contains("--old: 1") == isKeeping)
    #expect(merge.text.hasPrefix("@import \"other.vstyle\";\n"))
    for part in [
      "/* ours */", ":root {\n  /* big */\n  font: bold 17 system;\n}", "--mine: 1;", "/* labels */\nLabel {",
      "@layer a, b;",
    ] {
      #expect(merge.text.ranges(of: part).count == 1, "\(part)\n\(merge.text)")
    }
    let again = TokenSheetMerge(SourceText(merge.text), Self.sheet, isKeeping: isKeeping)
    #expect(again.text == merge.text)
    #expect(isKeeping || again.changes.isEmpty)
  }

  @Test("a context can be in force while a media query is true")
  func media() throws {
    let project = TokenProject(Self.document, path: "brand.resolver.json")
    #expect(project.contexts(besides: "theme") == [ModifierContext("size", "mobile")])
    let sheet = TokenSheet(project, media: [ModifierContext("size", "mobile"): "(width < 600px)"]).text
    #expect(sheet.contains("\n@media (width < 600px) {\n  :root {\n    /* tokens"), "\(sheet)")
    #expect(sheet.contains("\n    --gap: 0.5rem;\n  }\n}\n") && !sheet.contains(":state("), "\(sheet)")
    #expect(TokenCSS(SourceText(sheet)).text.contains("@media (width < 600px) {\n  :root {\n    --gap: 0.5rem;"))
    let files = try RoundTripTests.exported(sheet)
    #expect(files["brand.resolver.json"] == (try RoundTripTests.compact(SourceText(Self.document))))
  }

  @Test("an import over its own sheet changes nothing", arguments: DialectTests.cases)
  func sameAgain(_ item: DialectTests.Case) {
    let sheet = TokenSheet(item.project).text
    let merge = TokenSheetMerge(SourceText(sheet), sheet, isKeeping: false)
    #expect(merge.text == sheet)
    #expect(merge.changes.isEmpty)
  }

  @Test("a declaration that the format cannot say is named")
  func unsaid() {
    let sheet = SourceText(":root { --a: 1px; --b: left right; }")
    let export = TokenSheet.files(of: sheet)
    #expect(export.unsaid.map { sheet.text(in: $0) } == ["--b"])
    #expect(export.files.map(\.path) == ["tokens.tokens.json"])
  }

  @Test("what people add to a plain rule is in the first file, and what they add to another one is left out")
  func added() throws {
    let text =
      Self.sheet + ":root { --gap-big: 20px; }\n@theme sepia { --gap: 9px; }\n@media (width < 9px) {\n"
      + "  :root { --gap: 2px; }\n}\nLabel { --own: 1; }\n:root:state(odd) { --gap: 1px; }\n"
    let source = SourceText(text)
    let export = TokenSheet.files(of: source)
    let lines = LineIndex(source)
    let first = LineIndex(SourceText(Self.sheet)).position(at: Self.sheet.utf8.count).line
    #expect(export.leftOut.map { lines.position(at: $0.start).line - first } == [1, 3, 6])
    let exported = try RoundTripTests.exported(text)["brand.resolver.json"] ?? ""
    let added = #","gap-big":{"$type":"dimension","$value":{"value":20,"unit":"px"}}"#
    let wanted = try RoundTripTests.compact(SourceText(Self.document)).replacing(
      #""unit":"px"}}}]}}"#, with: #""unit":"px"}}\#(added)}]}}"#)
    #expect(RoundTripTests.difference(exported, wanted) == nil)
  }

  @Test("a token that a sheet cannot say can be referred to")
  func unsaidTarget() throws {
    let text = ##"{"a": {"$type": "dimension", "$value": "-2%"}, "b": {"$type": "dimension", "$value": "{a}"}}"##
    let sheet = TokenSheet(TokenProject(text)).text
    #expect(sheet.contains("--b: var(--a);"))
    #expect(try RoundTripTests.exported(sheet)["brand.tokens.json"] == (try RoundTripTests.compact(SourceText(text))))
  }
}
