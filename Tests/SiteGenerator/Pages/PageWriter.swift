/// Writes the blocks of a page as HTML.
struct PageWriter {
  /// Returns the address in the site of the destination of a link or picture, and reports one that does not exist.
  let address: (String) -> String
  /// The anchors of the headings, in order.
  private var anchors: ArraySlice<String>
  private let report: (String) -> Void

  /// Creates a writer that passes what is wrong to a closure.
  init(_ page: SitePage, address: @escaping (String) -> String, report: @escaping (String) -> Void) {
    (self.address, self.report) = (address, report)
    anchors = page.headings.map(\.anchor)[...]
  }

  /// The markup of blocks.
  mutating func html(_ blocks: [Block]) -> String { blocks.map { html($0) }.joined(separator: "\n") }

  private mutating func html(_ block: Block) -> String {
    switch block {
    case .heading(let level, let text):
      let anchor = anchors.popFirst() ?? ""
      let link = "<a class=\"anchor\" href=\"#\(anchor.escaped)\" aria-label=\"Link to this section\">#</a>"
      return "<h\(level) id=\"\(anchor.escaped)\">\(html(text))\(level == 1 ? "" : link)</h\(level)>"
    case .paragraph(let text): return "<p>\(html(text))</p>"
    case .code(let info, let text): return CodeMarkup(info: info, text: text).html
    case .list(let start, let isLoose, let items): return list(start, isLoose, items)
    case .quote(let alert, let blocks): return quote(alert, blocks)
    case .table(let header, let alignments, let rows): return table(header, alignments, rows)
    case .html(let text): return rewritten(text)
    case .rule: return "<hr>"
    }
  }

  private mutating func list(_ start: Int?, _ isLoose: Bool, _ items: [[Block]]) -> String {
    let inner = items.map { blocks in
      let parts = blocks.map { block in
        if !isLoose, case .paragraph(let text) = block { return html(text) }
        return html(block)
      }
      return "<li>\(parts.joined(separator: "\n"))</li>"
    }
    let tag = start == nil ? "ul" : "ol"
    let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    return "<\(tag)\(first)>\n\(inner.joined(separator: "\n"))\n</\(tag)>"
  }

  private mutating func quote(_ alert: String?, _ blocks: [Block]) -> String {
    guard let alert else { return "<blockquote>\n\(html(blocks))\n</blockquote>" }
    let title = alert.prefix(1) + alert.dropFirst().lowercased()
    return "<div class=\"alert \(alert.lowercased())\">\n<p class=\"title\">\(title)</p>\n\(html(blocks))\n</div>"
  }

  private func table(_ header: [[Inline]], _ alignments: [TableAlignment], _ rows: [[[Inline]]]) -> String {
    func line(_ cells: [[Inline]], _ tag: String) -> String {
      let parts = cells.enumerated().map { column, text in
        var classes: [String] = []
        if alignments.indices.contains(column), alignments[column] != .start {
          classes.append(alignments[column].rawValue)
        }
        if tag == "th", let width = width(of: rows.compactMap { $0.dropFirst(column).first }) { classes.append(width) }
        let name = tag == "th" && text.isEmpty ? "td" : tag
        let attribute = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
        return "<\(name)\(attribute)>\(html(text))</\(name)>"
      }
      return "<tr>\(parts.joined())</tr>"
    }
    let body = rows.map { line($0, "td") }.joined(separator: "\n")
    let head = "<thead>\(line(header, "th"))</thead>"
    return "<div class=\"table\"><table>\n\(head)\n<tbody>\n\(body)\n</tbody>\n</table></div>"
  }

  /// The class of a column by the length of its cells, so that a column with long text does not become too narrow to
  /// read. One of five cells may be longer.
  private func width(of cells: [[Inline]]) -> String? {
    let lengths = cells.map(\.plainText.count).sorted()
    switch lengths.isEmpty ? 0 : lengths[(lengths.count - 1) * 4 / 5] {
    case ...14: return nil
    case ...40: return "medium"
    default: return "long"
    }
  }

  private func html(_ text: [Inline]) -> String {
    text.map { piece in
      switch piece {
      case .text(let text): text.escaped
      case .code(let text): "<code>\(text.escaped)</code>"
      case .emphasis(let inner): "<em>\(html(inner))</em>"
      case .strong(let inner): "<strong>\(html(inner))</strong>"
      case .link(let inner, let destination): "<a href=\"\(address(destination).escaped)\">\(html(inner))</a>"
      case .image(let alt, let source): "<img src=\"\(address(source).escaped)\" alt=\"\(alt.escaped)\">"
      case .html(let tag): rewritten(tag)
      case .lineBreak: "<br>\n"
      }
    }.joined()
  }

  /// The elements that pages may contain. GitHub leaves out others.
  private static let elements: Set<Substring> = [
    "a", "br", "details", "div", "img", "kbd", "p", "picture", "source", "sub", "summary", "sup",
  ]

  /// Markup with the addresses of the site. An element that readers do not know is text, and is reported.
  private func rewritten(_ markup: String) -> String {
    if markup.hasPrefix("&") || markup.hasPrefix("<!--") { return markup }
    for tag in markup.matches(of: /<\/?([\w-]+)[^>]*>/) where !PageWriter.elements.contains(tag.1) {
      report("`\(tag.0)` is read as a tag, which GitHub does not show: write `\\<\(tag.1)…` or code")
      return markup.escaped
    }
    return markup.replacing(/\b(src|srcset|href)="([^"]*)"/) { "\($0.1)=\"\(address(String($0.2)).escaped)\"" }
  }
}
