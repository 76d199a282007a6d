import TestSupport
import VStyleLint
import VStyleValues

@testable import VStyleCommandLine

/// Parts of pages in Markdown.
enum Markdown {
  /// Returns a table; an empty text without rows.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    return ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Returns a text as code, also for the cell of a table.
  static func code(_ text: String) -> String {
    // A code span with a backtick in it has two around it, and spaces.
    text.contains("`") ? "`` \(cell(text)) ``" : "`\(cell(text))`"
  }

  /// Returns a text for the cell of a table, in which `|` is escaped and line breaks are spaces.
  static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").split(separator: "\n").joined(separator: " ")
  }

  /// Returns a sentence for the cell of a table. Outside of code, a `<` begins no tag.
  static func prose(_ text: String) -> String { cell(text).inMarkdown }

  /// Returns a block of code.
  static func block(_ text: String, _ language: String) -> String {
    "```\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")```\n"
  }

  /// Returns sentences in the lines of a paragraph.
  static func paragraph(_ text: String) -> String { FoldedText.lines(text, width: 121) }

  /// Returns a list in words: `a, b and c`.
  static func list(_ parts: [String], _ last: String = "and") -> String {
    guard parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " \(last) " + parts[parts.count - 1]
  }

  /// Returns a text that begins with a capital letter.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
