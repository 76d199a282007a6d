import TestSupport
import Testing

@testable import SiteGenerator

@Suite("highlighting")
struct HighlightTests {
  /// A text, and its highlighted parts: `sort:text`, without plain text.
  struct Row: Sendable, CustomTestStringConvertible {
    let language: CodeLanguage
    let text: String
    let parts: String
    var testDescription: String { text }
  }

  private static let rows = [
    Row(language: .vstyle, text: "Label { text-color: red }", parts: "name:Label property:text-color"),
    Row(
      language: .vstyle, text: "@theme dark { --ink: #fff; }", parts: "keyword:@theme variable:--ink number:#fff"),
    Row(
      language: .vstyle, text: "#save.primary:disabled > Label {}",
      parts: "variable:#save property:primary keyword:disabled name:Label"),
    Row(
      language: .vstyle, text: "a { &.b { font: bold 17 \"A\"; width: calc(var(--a) * 2) !important } }",
      parts: "name:a property:b property:font number:17 string:\"A\" property:width function:calc( function:var( "
        + "variable:--a number:2 keyword:important"),
    Row(
      language: .vstyle, text: "@import url(a.vstyle); /* c", parts: "keyword:@import string:url(a.vstyle) comment:/* c"
    ),
    Row(
      language: .swift, text: "let a: Label = .init(\"x \\\" y\") // done",
      parts: "keyword:let name:Label property:.init string:\"x \\\" y\" comment:// done"),
    Row(language: .swift, text: "@MainActor letter 0x1F", parts: "keyword:@MainActor number:0x1F"),
    Row(
      language: .json, text: "{\"a\": [\"b\", -1.5e3, true]}",
      parts: "property:\"a\" string:\"b\" number:-1.5e3 keyword:true"),
    Row(
      language: .yaml, text: "on: push # always\n- run: \"a: b\"",
      parts: "property:on comment:# always property:run string:\"a: b\""),
    Row(
      language: .console, text: "$ vstyle lint\nerror[x VS1]: no\n --> a.vstyle:1:2\n  | ^^ c\n  = help: b",
      parts: "prompt:$  function:vstyle lint error:error[x VS1] comment: --> comment:  | error: ^^ comment:  = help:"),
  ]

  @Test("parts have their sorts", arguments: rows)
  func parts(_ row: Row) {
    let parts = Highlighter.runs(row.text, row.language).compactMap { sort, text in sort.map { "\($0):\(text)" } }
    #expect(parts.joined(separator: " ") == row.parts)
  }

  @Test("the parts of each block of code in the pages are its text")
  func complete() {
    let pages = SiteFiles(folder: PackageRoot.path)
    var count = 0
    for path in pages.pages {
      for block in CodeBlock.all(in: pages.text(path) ?? "") {
        guard let language = CodeLanguage(fence: block.language) else { continue }
        #expect(Highlighter.runs(block.text, language).map(\.text).joined() == block.text)
        count += 1
      }
    }
    #expect(count > 300)
  }
}
