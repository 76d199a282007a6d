import VStyleSyntax

/// What Markdown has outside of code, where its signs have a meaning.
enum MarkdownProse {
  /// Returns a text without its blocks of code and the code within its lines.
  static func text(_ markdown: String) -> String {
    var prose: [String] = []
    var fence: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = String(line.prefix { $0 == "`" })
      if let open = fence {
        if marks.utf8.count >= open.utf8.count, line.dropFirst(marks.count).allSatisfy({ $0 == " " }) { fence = nil }
      } else if marks.utf8.count >= 3, !line.dropFirst(marks.count).contains("`") {
        fence = marks
      } else {
        prose.append(withoutSpans(Array(line.utf8)))
      }
    }
    return prose.joined(separator: "\n")
  }

  private static func withoutSpans(_ line: [UInt8]) -> String {
    var out: [UInt8] = []
    var index = 0
    func run(at start: Int) -> Int { line[start...].prefix { $0 == UInt8(ascii: "`") }.count }
    while index < line.count {
      let length = run(at: index)
      guard length > 0 else {
        out.append(line[index])
        index += 1
        continue
      }
      var end = index + length
      var close: Int?
      while end < line.count, close == nil {
        let other = run(at: end)
        if other == length { close = end + other }
        end += max(other, 1)
      }
      // Marks that nothing closes are text.
      if close == nil { out += Array(repeating: UInt8(ascii: "`"), count: length) }
      index = close ?? index + length
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Returns the first reason why a text must not be shown; `nil` if there is none.
  ///
  /// - Parameter content: a text, with its kind, as the protocol has it.
  static func problem(_ content: JSONContent) -> String? {
    let control = content.text.unicodeScalars.first { VisibleText.isControl($0) && $0 != "\n" && $0 != "\t" }
    if let control { return "a text has the control character U+\(String(control.value, radix: 16))" }
    // The server writes plain words and tables, and names that are no plain words are code.
    guard content.isMarkdown, text(content.text).contains(where: { "<>[]*_~`\\&#!".contains($0) }) else { return nil }
    return "a text has Markdown of the sheet"
  }
}

/// A text of the protocol with its kind.
struct JSONContent {
  let text: String
  let isMarkdown: Bool
}
