/// A block of code on a page in Markdown.
package struct CodeBlock: Sendable, CustomStringConvertible {
  /// The language of the block, such as `swift`; empty if it has none.
  package let language: String
  /// The settings after the language. A setting without `=` has an empty value.
  package let settings: [String: String]
  /// The text.
  package let text: String
  /// The line number of the opening fence, from 1.
  package let line: Int

  package var description: String { "\(language) in line \(line)" }

  /// The blocks of a page, in order.
  package static func all(in page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (fence: Substring, line: Int, text: String)?
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("```") else {
        open?.text += line + "\n"
        continue
      }
      if let (fence, start, text) = open {
        blocks.append(CodeBlock(fence, text, start))
        open = nil
      } else {
        open = (line.dropFirst(3), number + 1, "")
      }
    }
    return blocks
  }

  private init(_ fence: Substring, _ text: String, _ line: Int) {
    let words = fence.split(separator: " ")
    let settings = words.dropFirst().map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    language = words.first.map(String.init) ?? ""
    self.settings = Dictionary(settings) { $1 }
    (self.text, self.line) = (text, line)
  }
}
