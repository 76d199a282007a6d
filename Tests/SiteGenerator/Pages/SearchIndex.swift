/// The headings of all pages, as a script: so the search works in files too, where pages cannot request others.
struct SearchIndex {
  private let pages: [SitePage]

  init(_ pages: [SitePage]) { self.pages = pages }

  /// A script that sets `siteIndex` to a list of pages: each has its address, and pairs of an anchor and a text.
  var script: String {
    let rows = pages.map { page in
      let headings = page.headings.flatMap { [$0.anchor, $0.text] }.map(quoted).joined(separator: ",")
      return "[\(quoted(page.path.output)),\(quoted(page.title)),[\(headings)]]"
    }
    return "window.siteIndex = [\n\(rows.joined(separator: ",\n"))\n];\n"
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " "))\""
  }
}
