/// The order of the pages and their groups, from the map in the README.
///
/// A line of bold text in the section *Documentation* begins a group, and the pages that its list links to are the
/// entries. A page that the map does not list is below one that links to it: the one with the most links to such pages
/// of its folder. So an index has its pages below it.
struct Navigation: Sendable {
  struct Group: Sendable {
    let title: String
    var entries: [Entry]
  }

  /// A page with the pages below it.
  struct Entry: Sendable {
    let page: SitePath
    let title: String
    var children: [Entry] = []

    /// The entry and all below it, in order.
    var all: [Entry] { [self] + children.flatMap(\.all) }
    /// Whether a page is the entry or below it.
    func contains(_ path: SitePath) -> Bool { page == path || children.contains { $0.contains(path) } }
  }

  let home: SitePath
  private(set) var groups: [Group]
  /// The pages that no other page links to.
  private(set) var unreached: [SitePath] = []

  /// All pages, in the order of reading.
  var order: [SitePath] { [home] + groups.flatMap { $0.entries.flatMap(\.all) }.map(\.page) }

  init(_ pages: [SitePath: SitePage], home: SitePath) {
    self.home = home
    let lists = pages[home].map { Navigation.map(of: $0) } ?? []
    var listed: Set<SitePath> = [home]
    var parents: [SitePath: SitePath] = [:]
    var known: [SitePath] = [home]
    for path in lists.flatMap(\.pages) where pages[path] != nil && listed.insert(path).inserted { known.append(path) }
    var open = Set(pages.keys).subtracting(known)
    let folders = Dictionary(grouping: open, by: \.folder).mapValues(Set.init)
    let links = pages.mapValues { Set($0.links) }
    while !open.isEmpty {
      var found: [SitePath] = []
      for path in open.sorted() {
        let linking = known.filter { links[$0]?.contains(path) == true }
        guard let most = linking.map({ folders[path.folder]?.intersection(links[$0] ?? []).count ?? 0 }).max() else {
          continue
        }
        parents[path] = linking.first { folders[path.folder]?.intersection(links[$0] ?? []).count == most }
        found.append(path)
      }
      if found.isEmpty { break }
      known += found
      open.subtract(found)
    }
    unreached = open.sorted()
    let children = Dictionary(grouping: known.filter { parents[$0] != nil }) { parents[$0] ?? home }
    func entry(_ path: SitePath) -> Entry {
      let order = pages[path]?.links ?? []
      let below = (children[path] ?? []).sorted {
        (order.firstIndex(of: $0) ?? .max, $0) < (order.firstIndex(of: $1) ?? .max, $1)
      }
      return Entry(page: path, title: pages[path]?.title ?? path.name, children: below.map(entry))
    }
    var shown: Set<SitePath> = [home]
    groups = lists.map { list in
      let own = list.pages.filter { pages[$0] != nil && shown.insert($0).inserted }
      return Group(title: list.title, entries: own.map(entry))
    }
    let others = children[home]?.map(entry) ?? []
    if !others.isEmpty { groups.append(Group(title: "Project", entries: others)) }
  }

  /// The groups of the map, with the pages that their lists link to.
  private static func map(of home: SitePage) -> [(title: String, pages: [SitePath])] {
    let heading = Block.heading(level: 2, [.text("Documentation")])
    var groups: [(title: String, pages: [SitePath])] = []
    for block in home.blocks.drop(while: { $0 != heading }).dropFirst() {
      switch block {
      case .heading(1...2, _): return groups
      case .paragraph(let text):
        if text.count == 1, case .strong(let title) = text[0] { groups.append((title.plainText, [])) }
      case .list where !groups.isEmpty:
        groups[groups.count - 1].pages += block.destinations.compactMap { home.path.resolving($0)?.path }
      default: break
      }
    }
    return groups
  }
}
