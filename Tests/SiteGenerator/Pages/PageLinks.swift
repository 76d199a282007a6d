/// The links of a page: finds their addresses in the site, and collects what is wrong.
final class PageLinks {
  private let page: SitePath
  private let pages: [SitePath: SitePage]
  private let source: SiteFiles

  private(set) var problems: [String] = []
  /// The files that the page links to and that are no pages.
  private(set) var files: Set<SitePath> = []

  init(page: SitePath, pages: [SitePath: SitePage], source: SiteFiles) {
    (self.page, self.pages, self.source) = (page, pages, source)
  }

  func report(_ problem: String) { problems.append(problem) }

  /// The address of a destination in the site. A file or an anchor that does not exist is reported.
  func address(_ destination: String) -> String {
    guard let (path, anchor) = page.resolving(destination) else { return destination }
    let suffix = anchor.map { "#\($0)" } ?? ""
    guard let target = pages[path] else {
      if source.data(path) == nil, source.text(path) == nil { report("`\(destination)`: there is no such file") }
      files.insert(path)
      return page.toRoot + path.output + suffix
    }
    if let anchor, !target.headings.contains(where: { $0.anchor == anchor }) {
      report("`\(destination)`: \(path) has no heading with this anchor")
    }
    return (path == page && anchor != nil ? "" : page.toRoot + path.output) + suffix
  }
}
