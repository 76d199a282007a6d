/// The page around a text: header, navigation, outline, links to the neighbors.
struct PageTemplate {
  let navigation: Navigation
  let path: SitePath
  let title: String
  let summary: String

  /// The longest outline that shows headings of the third level.
  private static let outlineLimit = 40

  func html(body: String, outline: String, neighbors: String) -> String {
    let root = path.toRoot
    let isHome = path == navigation.home
    let name = isHome ? "VStyle: CSS for native Swift views" : "\(title) · VStyle"
    return """
      <!DOCTYPE html>
      <html lang="en" data-root="\(root)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="description" content="\(summary.escaped)">
      <title>\(name.escaped)</title>
      <link rel="icon" href="data:image/svg+xml,\(PageTemplate.icon)">
      <link rel="stylesheet" href="\(root)site.css">
      <script src="\(root)site.js"></script>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the text</a>
      <header class="top">
      <button type="button" id="menu" aria-expanded="false" aria-controls="pages" aria-label="Pages">\(PageTemplate.menuIcon)</button>
      <a class="brand" href="\(root)index.html"><span aria-hidden="true">V</span>VStyle</a>
      <div class="search" role="search">
      <input type="search" id="query" placeholder="Search" aria-label="Search headings" autocomplete="off">
      <kbd aria-hidden="true">/</kbd>
      <div id="results" hidden></div>
      </div>
      <button type="button" id="scheme" aria-label="Switch between light and dark">\(PageTemplate.schemeIcon)</button>
      </header>
      <div class="layout">
      <nav id="pages" aria-label="Pages">
      \(pages)
      </nav>
      <main id="content">
      <article\(isHome ? " class=\"home\"" : "")>
      \(body)
      </article>
      \(neighbors)
      </main>
      \(outline)
      </div>
      </body>
      </html>

      """
  }

  /// The groups of pages, with the pages below an entry if the page is one of them.
  private var pages: String {
    let home = list([Navigation.Entry(page: navigation.home, title: "Overview")])
    let groups = navigation.groups.map { group in
      "<h2>\(group.title.escaped)</h2>\n\(list(group.entries))"
    }
    return ([home] + groups).joined(separator: "\n")
  }

  private func list(_ entries: [Navigation.Entry]) -> String {
    let items = entries.map { entry in
      let current = entry.page == path ? " aria-current=\"page\"" : ""
      let link = "<a href=\"\((path.toRoot + entry.page.output).escaped)\"\(current)>\(entry.title.escaped)</a>"
      return "<li>\(link)\(entry.contains(path) && !entry.children.isEmpty ? list(entry.children) : "")</li>"
    }
    return "<ul>\(items.joined(separator: "\n"))</ul>"
  }

  /// The headings of a page with more than one.
  static func outline(_ headings: [SitePage.Heading]) -> String {
    let inner = headings.filter { (2...3).contains($0.level) }
    let shown = inner.count > outlineLimit ? inner.filter { $0.level == 2 } : inner
    guard shown.count > 1 else { return "" }
    let items = shown.map {
      "<li class=\"level\($0.level)\"><a href=\"#\($0.anchor.escaped)\">\($0.text.escaped)</a></li>"
    }
    return """
      <nav class="outline" aria-label="On this page">
      <h2>On this page</h2>
      <ul>\(items.joined(separator: "\n"))</ul>
      </nav>
      """
  }

  private static let icon =
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230a5ea8'/%3E%3Cpath d='M8 9l8 15 8-15' fill='none' stroke='white' stroke-width='4' stroke-linejoin='round' stroke-linecap='round'/%3E%3C/svg%3E"
    .replacing(" ", with: "%20")
  private static let menuIcon =
    "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"M3 5h14M3 10h14M3 15h14\"/></svg>"
  private static let schemeIcon =
    "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><circle cx=\"10\" cy=\"10\" r=\"7\"/><path class=\"half\" d=\"M10 3a7 7 0 0 1 0 14z\"/></svg>"
}
