import VStyleJSON
import VStyleLint

/// A text of a hover or of a completion, as Markdown or as plain text.
struct HoverText {
  private(set) var text = ""
  private let isMarkdown: Bool

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Adds a paragraph. Names in it are in backticks.
  mutating func paragraph(_ words: String) {
    guard !words.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + words + "\n"
  }

  /// Adds lines that keep their spaces.
  mutating func code(_ lines: String, language: String = "text") {
    text += text.isEmpty ? "" : "\n"
    text += isMarkdown ? "```\(language)\n\(lines.hasSuffix("\n") ? lines : lines + "\n")```\n" : lines + "\n"
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
