import Testing
import VStyleFormat
import VStyleSyntax

@Suite("sheets in Markdown")
struct MarkdownSheetTests {
  /// Markdown texts, each with its text after formatting; `nil` if nothing changes.
  static let texts: [(String, String?)] = [
    ("a\n```vstyle\nA{x:1}\n```\nb", "a\n```vstyle\nA { x: 1; }\n```\nb"),
    ("~~~ VStyle title\nA{x:1}\n~~~~", "~~~ VStyle title\nA { x: 1; }\n~~~~"),
    (
      "- a\n\n  ```vstyle\n  A{\n  x:1}\n\n\n  B{}\n  ```\n",
      "- a\n\n  ```vstyle\n  A {\n    x: 1;\n  }\n\n  B { }\n  ```\n"
    ),
    ("```vstyle\r\nA{\r\nx:1}\r\n```\r\n", "```vstyle\r\nA {\r\n  x: 1;\r\n}\r\n```\r\n"),
    ("```vstyle\nA{x:1}\n```\n\n```vstyle\nB{x:1}\n```", "```vstyle\nA { x: 1; }\n```\n\n```vstyle\nB { x: 1; }\n```"),
    // Other languages, text, and blocks inside of other blocks.
    ("```css\nA{x:1}\n```", nil), ("```vstyled\nA{x:1}\n```", nil), ("```\nA{x:1}\n```", nil), ("A{x:1}", nil),
    ("````md\n```vstyle\nA{x:1}\n```\n````", nil), ("~~~\n```vstyle\nA{x:1}\n```\n~~~", nil),
    ("    ```vstyle\n    A{x:1}\n    ```", nil), ("> ```vstyle\n> A{x:1}\n> ```", nil),
    ("a ```vstyle\nA{x:1}\n```", nil), ("```vstyle `\nA{x:1}\n```", nil),
    // Blocks without an end, without text, and with mistakes.
    ("```vstyle\nA{x:1}\n", nil), ("```vstyle\n```", nil), ("```vstyle\n\n\n```", nil),
    ("```vstyle\nA{x 1}\n```", nil), ("```vstyle\nA{x:1\n```", nil),
  ]

  @Test("only sheets in fences are formatted", arguments: texts)
  func text(_ text: String, _ expected: String?) {
    let format = { (text: String) in
      MarkdownSheets.replacing(in: SourceText(text)) { SheetFormatter().format($0) }.text
    }
    #expect(format(text) == expected ?? text)
    #expect(format(expected ?? text) == expected ?? text)
  }

  @Test("a sheet stays if one of its formatted lines would end the fence")
  func fenceInSheet() {
    var options = FormatOptions()
    options.indentation = .spaces(1)
    let text = "```vstyle\nA{\nx:1\n    ```\n2}\n```"
    let formatted = MarkdownSheets.replacing(in: SourceText(text)) { SheetFormatter(options).format($0) }
    #expect(formatted.text == text)
    #expect(SheetFormatter(options).format(SourceText("A{\nx:1\n    ```\n2}")).text == "A {\n x: 1\n  ```\n  2;\n}\n")
  }

  @Test("the line before the end of a fence ends, even if sheets do not end with a line end")
  func finalLineEnding() {
    var options = FormatOptions()
    options.finalLineEnding = .absent
    let formatted = MarkdownSheets.replacing(in: SourceText("```vstyle\nA{x:1}\n```")) {
      SheetFormatter(options).format($0)
    }
    #expect(formatted.text == "```vstyle\nA { x: 1; }\n```")
  }
}
