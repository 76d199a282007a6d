import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax

@Suite("formatting")
struct FormatGoldenTests {
  @Test("a sheet is formatted as recorded", arguments: Fixture.all(in: "", of: "vstyle"))
  func golden(_ fixture: Fixture) {
    let formatted = SheetFormatter().format(SourceText(path: fixture.path, bytes: fixture.bytes))
    #expect(Golden.mismatch(formatted.text, with: fixture.sibling("formatted")) == nil)
  }

  /// Sheets in which two bars mark a range, each with the expected text, or `nil` if there is no edit.
  static let ranges: [(String, String?)] = [
    ("A{x:1}\nB|{x|:2}\nC{x:3}", "A{x:1}\nB { x: 2; }\nC{x:3}"),
    ("A {\n  x:1;\n  |y:2|;\n z:3\n}", "A {\n  x:1;\n  y: 2;\n z:3\n}"),
    ("A{\nB{\n|x:1;\ny:2|}\n}", "A{\nB{\nx: 1;\n    y: 2;}\n}"),
    ("A { x: |1; }", nil),
    ("A { |x 1 | }\n B{x:2}", nil),
  ]

  @Test("only the statements that a range touches are formatted", arguments: ranges)
  func range(_ marked: String, _ expected: String?) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let source = SourceText(parts.joined())
    let start = parts[0].utf8.count
    let range = SourceRange(start, start + (parts.count > 2 ? parts[1].utf8.count : 0))
    let edit = SheetFormatter().edit(for: range, in: source)
    let text = edit.map { edit in
      source.text(in: SourceRange(0, edit.range.start)) + edit.text
        + source.text(in: SourceRange(edit.range.end, source.bytes.count))
    }
    #expect(text == expected)
  }

  @Test("all line endings become that of the first line")
  func lineEnds() {
    let formatted = SheetFormatter().format(SourceText("A {\r\n  x:1;\n  y:2\r\n}"))
    #expect(formatted.text == "A {\r\n  x: 1;\r\n  y: 2;\r\n}\r\n")
  }
}
