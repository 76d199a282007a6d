import TestSupport
import Testing

/// Tests that each link, anchor and path in the documents exists.
@Suite struct DocumentTests {
  @Test("every file and anchor that a document names exists", arguments: RepositoryFile.documents)
  func files(_ document: RepositoryFile) {
    for path in document.links { #expect(RepositoryFile.exists(path), "\(path)") }
    for match in document.text.matches(of: /\]\(([^)#:]*)#([^)]+)\)/) {
      let path = match.1.isEmpty ? document.path : document.path(of: match.1)
      #expect(Self.anchors[path]?.contains(String(match.2)) == true, "\(match.0)")
    }
    // A path with `<…>` in it is a pattern: only the folders before it are checked. Files that the page tells its reader
    // to write are the reader's.
    let written = Set(CodeBlock.all(in: document.text).compactMap { $0.settings["file"] })
    // So are those of a target in the manifest of its reader.
    let targets = Set(document.text.matches(of: /arget\(\s*name: "(\w+)"/).map { String($0.1) })
    for match in document.text.matches(of: /\b(?:Sources|Tests|Docs|Stylesheets)\/[\w+.\/<>-]+/) {
      let path = String(match.0).split(separator: "/").prefix { !$0.contains("<") }.joined(separator: "/")
      let name = path.hasSuffix(".") ? String(path.dropLast()) : path
      let isOfReader = written.contains(name) || targets.contains { name.hasPrefix("Sources/\($0)") }
      #expect(isOfReader || RepositoryFile.exists(name), "\(match.0)")
    }
  }

  @Test("every page is reached from the README in at most two links")
  func reached() throws {
    var pages: Set = ["README.md"]
    for _ in 0..<2 {
      for page in pages {
        let document = try #require(RepositoryFile.documents.first { $0.path == page })
        pages.formUnion(document.links.filter { $0.hasSuffix(".md") })
      }
    }
    #expect(Set(RepositoryFile.documents.map(\.path)).subtracting(pages) == [])
  }

  @Test("the version of the program is the first one in the list of changes, and says whether it is released")
  func version() throws {
    let changes = try #require(RepositoryFile.file("CHANGELOG.md")).text
    let program = try #require(RepositoryFile.sources.first { $0.text.contains("enum Version {") }).text
    let version = try #require(program.firstMatch(of: /static let current = "([^"]+)"/)).1
    let date = try #require(program.firstMatch(of: /static let date = "([^"]+)"/)).1
    let first = try #require(changes.firstMatch(of: /(?m)^## (\d+\.\d+\.\d+), (.+)$/))
    #expect(
      version.hasSuffix("-dev")
        ? "\(first.1)-dev, \(first.2)" == "\(version), unreleased"
        : "\(first.1), \(first.2)" == "\(version), \(date)")
  }

  @Test("the times on other pages are those of the page of performance", arguments: ["README.md", "Docs/Speed.md"])
  func times(_ page: String) throws {
    let text = try #require(RepositoryFile.file(page)).text
    let performance = try #require(RepositoryFile.file("Docs/Performance.md")).text
    let times = text.matches(of: /([\d.]+) (?:ns|µs|ms|×)/)
    #expect(times.count > 2)
    // A column of nanoseconds has no unit in its cells.
    for time in times { #expect(performance.contains(" \(time.0) |") || performance.contains("| \(time.1) |")) }
  }

  @Test("the README counts the cases of the page of conformance")
  func cases() throws {
    let text = try #require(RepositoryFile.file("README.md")).text
    let conformance = try #require(RepositoryFile.file("Docs/Conformance.md")).text
    let rows = conformance.matches(of: /\| (\d+) \| (\d+) \| \d+ \|\n/)
    let sums = try #require(text.firstMatch(of: /([\d,]+) of ([\d,]+) cases/))
    #expect(Int(sums.1.filter { $0 != "," }) == rows.reduce(0) { $0 + (Int($1.1) ?? 0) })
    #expect(Int(sums.2.filter { $0 != "," }) == rows.reduce(0) { $0 + (Int($1.2) ?? 0) })
  }

  /// The anchors of the headings of each document, by its path.
  private static let anchors = Dictionary(
    uniqueKeysWithValues: RepositoryFile.documents.map { document in
      let headings = document.text.split(separator: "\n").filter { $0.hasPrefix("#") }
      return (document.path, Set(headings.map { anchor(String($0.drop { $0 == "#" }.dropFirst())) }))
    })

  /// The anchor of a heading: its letters, digits and hyphens in lower case, with hyphens for spaces.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  @Test("each list of the products has the libraries of the manifest")
  func products() throws {
    let libraries = RepositoryFile.manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    #expect(libraries.count > 4)
    let readme = try text("README.md")
    #expect(readme.matches(of: #/(?m)^\| `(VStyle\w*)` \| /#).map { String($0.1) } == libraries)
    let stable = try #require(readme.firstMatch(of: #/members of the products ((?:`VStyle\w*`(?:,| and)?\s*)+)/#)).1
    #expect(stable.matches(of: /VStyle\w*/).map { String($0.0) } == libraries)
    let catalogs = try text(".ci/docs").matches(of: #/(?m)^product (VStyle\w*)/#).map { String($0.1) }
    #expect(catalogs == libraries)
    let pages = try #require(try text(".spi.yml").firstMatch(of: /documentation_targets: \[([^\]]*)\]/)).1
    #expect(pages.matches(of: /VStyle\w*/).map { String($0.0) } == libraries)
  }

  private func text(_ path: String) throws -> String { try #require(RepositoryFile.file(path)).text }
}

extension RepositoryFile {
  /// The paths of the files that the document links to, without anchors.
  fileprivate var links: [String] {
    text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/).map { path(of: $0.1) }
  }

  /// The path from the root of the package of a path from the folder of the document.
  fileprivate func path(of link: Substring) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in link.split(separator: "/") { if part == ".." { parts = parts.dropLast() } else { parts.append(part) } }
    return parts.joined(separator: "/")
  }
}
