/// Reads a page in Markdown as blocks.
///
/// It reads the part of GitHub's Markdown that the pages use: headings with `#`, fenced and indented code, lists,
/// tables, quotations, alerts, markup. A problem such as an unclosed fence is reported with its line.
struct BlockParser {
  /// A line with its number, from 1.
  struct Line {
    var text: Substring
    let number: Int

    /// The number of spaces before the text.
    var indent: Int { text.prefix { $0 == " " }.count }
    var isBlank: Bool { text.allSatisfy { $0 == " " } }
    /// The text without the spaces before it.
    var content: Substring { text.dropFirst(indent) }

    /// The line without at most this number of spaces before it.
    func dropping(_ count: Int) -> Line { Line(text: text.dropFirst(min(count, indent)), number: number) }
  }

  let lines: [Line]
  var index = 0
  private(set) var problems: [String] = []

  /// Reads a page.
  static func parse(_ text: String) -> (blocks: [Block], problems: [String]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(text: $0.element, number: $0.offset + 1)
    }
    var parser = BlockParser(lines)
    let blocks = parser.parsed()
    return (blocks, parser.problems)
  }

  private init(_ lines: [Line]) { self.lines = lines }

  /// The blocks of lines inside another block.
  mutating func blocks(of lines: [Line]) -> [Block] {
    var inner = BlockParser(lines)
    let blocks = inner.parsed()
    problems += inner.problems
    return blocks
  }

  /// Reports a problem in the current line.
  mutating func report(_ problem: String) { problems.append("line \(lines[index].number): \(problem)") }

  private mutating func parsed() -> [Block] {
    var blocks: [Block] = []
    while index < lines.count {
      if lines[index].isBlank { index += 1 } else { blocks.append(block()) }
    }
    return blocks
  }

  private mutating func block() -> Block {
    let line = lines[index]
    if line.indent >= 4 { return indentedCode() }
    switch line.start {
    case .fence: return fencedCode()
    case .heading(let level):
      index += 1
      return .heading(level: level, InlineParser.parse(line.content.dropFirst(level).trimmed))
    case .rule:
      index += 1
      return .rule
    case .quote: return quote()
    case .item: return list()
    case .html: return markup()
    case nil: return isTable ? table() : paragraph()
    }
  }

  private mutating func fencedCode() -> Block {
    let open = lines[index]
    let sign = open.content.prefix { $0 == open.content.first }
    var text = ""
    index += 1
    while index < lines.count {
      let line = lines[index]
      index += 1
      let fence = line.content.prefix { $0 == sign.first }
      if fence.count >= sign.count, line.content.dropFirst(fence.count).trimmed.isEmpty {
        return .code(info: open.content.dropFirst(sign.count).trimmed, text)
      }
      text += line.dropping(open.indent).text + "\n"
    }
    problems.append("line \(open.number): the block of code has no end: expected a line with \(sign) alone")
    return .code(info: "", text)
  }

  private mutating func indentedCode() -> Block {
    var code: [Substring] = []
    while index < lines.count, lines[index].indent >= 4 || lines[index].isBlank {
      code.append(lines[index].dropping(4).text)
      index += 1
    }
    while code.last?.allSatisfy({ $0 == " " }) == true { code.removeLast() }
    return .code(info: "", code.map { $0 + "\n" }.joined())
  }

  private mutating func quote() -> Block {
    var inner: [Line] = []
    while index < lines.count, lines[index].content.hasPrefix(">") {
      let content = lines[index].content.dropFirst()
      inner.append(Line(text: content.hasPrefix(" ") ? content.dropFirst() : content, number: lines[index].number))
      index += 1
    }
    let alert = inner.first?.text.wholeMatch(of: /\[!([A-Z]+)\] */).map { String($0.1) }
    return .quote(alert: alert, blocks(of: alert == nil ? inner : Array(inner.dropFirst())))
  }

  /// Markup ends before an empty line, a comment after its end.
  private mutating func markup() -> Block {
    let isComment = lines[index].content.hasPrefix("<!--")
    var text: [Substring] = []
    while index < lines.count, isComment || !lines[index].isBlank {
      text.append(lines[index].text)
      index += 1
      if isComment, text.last?.contains("-->") == true { break }
    }
    return .html(text.joined(separator: "\n"))
  }

  private mutating func paragraph() -> Block {
    var text: [Substring] = []
    while index < lines.count, !lines[index].isBlank, text.isEmpty || lines[index].start?.interrupts != true {
      text.append(lines[index].content)
      index += 1
    }
    if index < lines.count, lines[index].content.hasPrefix("---") || lines[index].content.hasPrefix("===") {
      report("a line below a paragraph: write a heading with `#`")
    }
    return .paragraph(InlineParser.parse(text.joined(separator: "\n")))
  }
}

extension BlockParser.Line {
  /// The beginnings of blocks other than paragraphs.
  enum Start: Equatable {
    case fence, rule, quote, html
    case heading(Int)
    /// An item of a list: its number, if there is one, and the width of its marker with the spaces after it.
    case item(number: Int?, width: Int)

    /// Whether the block can follow a paragraph without an empty line.
    var interrupts: Bool {
      if case .item(let number?, _) = self { return number == 1 }
      return true
    }
  }

  /// The block that begins in the line, or `nil` for a paragraph, a table or indented code.
  var start: Start? {
    guard indent < 4, let first = content.first else { return nil }
    switch first {
    case "`" where content.hasPrefix("```"), "~" where content.hasPrefix("~~~"): return .fence
    case "#":
      let level = content.prefix { $0 == "#" }.count
      return level <= 6 && content.dropFirst(level).first == " " ? .heading(level) : nil
    case ">": return .quote
    case "<": return content.dropFirst().first.map { $0.isLetter || "/!".contains($0) } == true ? markupStart : nil
    default:
      if content.filter({ $0 != " " }).count >= 3, Set(content.filter { $0 != " " }).isSubset(of: [first]),
        "-*_".contains(first)
      {
        return .rule
      }
      return item
    }
  }

  /// Markup begins with a comment, the tag of a block, or a tag alone in its line. An address in angle brackets is text.
  private var markupStart: Start? {
    if content.hasPrefix("<!--") || content.prefixMatch(of: /<\/?(?:details|div|p|summary)\b/) != nil { return .html }
    return content.wholeMatch(of: /<\/?\w[^>:]*(?:=[^>]*)?> */) == nil ? nil : .html
  }

  private var item: Start? {
    guard let match = content.prefixMatch(of: /([-*+]|(\d{1,9})[.)])( +|$)/) else { return nil }
    let spaces = match.3.count > 4 ? 1 : max(match.3.count, 1)
    return .item(number: match.2.flatMap { Int($0) }, width: match.1.count + spaces)
  }
}
