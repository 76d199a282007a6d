import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// A text of a hover or of a completion, as Markdown or as plain text.
struct HoverText {
  private(set) var text = ""
  private let isMarkdown: Bool

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Returns a name or another text of the sheet as code within a line, which it cannot end.
  static func code(_ text: String) -> String { MarkdownCode.span(VisibleText.line(text)) }

  /// Returns a name for people: as code if Markdown could read it as something else than a word.
  static func word(_ name: String) -> String {
    name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
      ? name : code(name)
  }

  /// Adds a paragraph. Names in it are code.
  mutating func paragraph(_ words: String) {
    guard !words.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + words + "\n"
  }

  /// Adds lines that keep their spaces.
  mutating func code(_ lines: String, language: String = "text") {
    text += text.isEmpty ? "" : "\n"
    let lines = VisibleText.lines(lines)
    guard isMarkdown else {
      text += lines + "\n"
      return
    }
    let fence = MarkdownCode.fence(around: [lines])
    text += "\(fence)\(language)\n\(lines.hasSuffix("\n") ? lines : lines + "\n")\(fence)\n"
  }

  /// Adds a table.
  mutating func table(_ titles: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    text += text.isEmpty ? "" : "\n"
    guard isMarkdown else {
      text += FoldedText.table(rows.map { ($0[0], $0.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")) })
      return
    }
    let all = [titles, titles.map { _ in "---" }] + rows.map { row in row.map { $0.replacing("|", with: "\\|") } }
    text += all.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// The text as the protocol has it.
  var json: JSON { ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(text)] }
}
