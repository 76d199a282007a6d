/// A block of a page in Markdown.
indirect enum Block: Equatable, Sendable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// Code with the words after its fence, such as `swift file=main.swift`.
  case code(info: String, String)
  /// A list. An ordered one has a first number. The items of a loose list are paragraphs.
  case list(start: Int?, isLoose: Bool, items: [[Block]])
  /// A quotation. That of an alert has a kind, such as `NOTE`.
  case quote(alert: String?, [Block])
  case table(header: [[Inline]], alignments: [TableAlignment], rows: [[[Inline]]])
  /// Markup, as it is written.
  case html(String)
  case rule
}

/// The alignment of a column of a table.
enum TableAlignment: String, Sendable {
  case start, center, end
}

extension Block {
  /// The destinations of the links in the block, in order.
  var destinations: [String] {
    switch self {
    case .heading(_, let text), .paragraph(let text): text.destinations
    case .list(_, _, let items): items.flatMap { $0.flatMap(\.destinations) }
    case .quote(_, let blocks): blocks.flatMap(\.destinations)
    case .table(let header, _, let rows): (header + rows.flatMap { $0 }).flatMap(\.destinations)
    case .code, .html, .rule: []
    }
  }

  /// The headings in the block, in order.
  var headings: [(level: Int, text: [Inline])] {
    switch self {
    case .heading(let level, let text): [(level, text)]
    case .list(_, _, let items): items.flatMap { $0.flatMap(\.headings) }
    case .quote(_, let blocks): blocks.flatMap(\.headings)
    case .paragraph, .table, .code, .html, .rule: []
    }
  }
}
