/// A page of the site: a document in Markdown.
struct SitePage: Sendable {
  /// A heading with its anchor.
  struct Heading: Equatable {
    let level: Int
    let text: String
    let anchor: String
  }

  /// The path from the root of the package: `Docs/Themes.md`.
  let path: SitePath
  let blocks: [Block]
  let headings: [Heading]
  /// The problems of its Markdown, each with a line.
  let problems: [String]

  init(path: SitePath, text: String) {
    self.path = path
    (blocks, problems) = BlockParser.parse(text)
    var anchors = Anchors()
    headings = blocks.flatMap(\.headings).map { level, text in
      Heading(level: level, text: text.plainText, anchor: anchors.next(text.plainText))
    }
  }

  /// The first heading; the name of the file without one.
  var title: String { headings.first?.text ?? path.name }

  /// The text of the first paragraph.
  var summary: String {
    for case .paragraph(let text) in blocks where !text.plainText.trimmed.isEmpty {
      if text.contains(where: { if case .image = $0 { false } else { true } }) {
        return text.plainText.replacing("\n", with: " ")
      }
    }
    return title
  }

  /// The pages and files that the page links to, in order.
  var links: [SitePath] { blocks.flatMap(\.destinations).compactMap { path.resolving($0)?.path } }
}
