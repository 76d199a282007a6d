import Foundation

/// The documentation as a static site: every page in Markdown, and the files that they link to.
struct Site: Sendable {
  /// A mistake of a page, such as a link to a page that does not exist.
  struct Problem: CustomStringConvertible, Equatable, Sendable {
    let page: SitePath
    let text: String
    var description: String { "\(page): \(text)" }
  }

  private let source: SiteFiles
  private let pages: [SitePath: SitePage]
  let navigation: Navigation
  /// The files that pages link to and that are no pages.
  private var linked: Set<SitePath> = []
  private(set) var problems: [Problem] = []

  /// The files of the site, by path.
  private(set) var files: [String: Data] = [:]

  /// Makes the site of the package in a folder.
  init(folder: String) {
    source = SiteFiles(folder: folder)
    var pages: [SitePath: SitePage] = [:]
    for path in source.pages { pages[path] = SitePage(path: path, text: source.text(path) ?? "") }
    self.pages = pages
    navigation = Navigation(pages, home: SitePath("README.md"))
    problems = pages.keys.sorted().flatMap { path in
      (pages[path]?.problems ?? []).map { Problem(page: path, text: $0) }
    }
    problems += navigation.unreached.map { Problem(page: $0, text: "no page links to this page") }
    for path in navigation.order { write(path) }
    for path in linked.sorted() { copy(path) }
    for (name, text) in [("site.css", PackageResources.site_css), ("site.js", PackageResources.site_js)] {
      files[name] = Data(text)
    }
    files["search.js"] = Data(SearchIndex(navigation.order.compactMap { pages[$0] }).script.utf8)
  }

  private mutating func write(_ path: SitePath) {
    guard let page = pages[path] else { return }
    let links = PageLinks(page: path, pages: pages, source: source)
    var writer = PageWriter(page, address: links.address, report: links.report)
    let body = writer.html(page.blocks)
    problems += links.problems.map { Problem(page: path, text: $0) }
    linked.formUnion(links.files)
    let template = PageTemplate(navigation: navigation, path: path, title: page.title, summary: page.summary)
    let outline = PageTemplate.outline(page.headings)
    files[path.output] = Data(template.html(body: body, outline: outline, neighbors: neighbors(of: path)).utf8)
  }

  /// Copies a picture, and shows any other file as a page of code.
  private mutating func copy(_ path: SitePath) {
    if path.isPicture {
      files[path.output] = source.data(path)
    } else if let text = source.text(path) {
      let code = CodeLanguage(ending: path.ending).map { Highlighter.markup(text, $0) } ?? text.escaped
      let template = PageTemplate(navigation: navigation, path: path, title: path.name, summary: path.description)
      let body = "<h1>\(path.name.escaped)</h1>\n<div class=\"code\"><pre><code>\(code)</code></pre></div>"
      files[path.output] = Data(template.html(body: body, outline: "", neighbors: "").utf8)
    }
  }

  /// Links to the pages before and after a page.
  private func neighbors(of path: SitePath) -> String {
    let order = navigation.order
    guard let index = order.firstIndex(of: path) else { return "" }
    func link(_ index: Int, _ name: String, _ word: String) -> String {
      guard order.indices.contains(index), let page = pages[order[index]] else { return "" }
      let address = (path.toRoot + page.path.output).escaped
      return "<a class=\"\(name)\" rel=\"\(name)\" href=\"\(address)\"><span>\(word)</span>\(page.title.escaped)</a>"
    }
    let links = link(index - 1, "prev", "Previous") + link(index + 1, "next", "Next")
    return "<nav class=\"neighbors\" aria-label=\"Neighboring pages\">\(links)</nav>"
  }
}
