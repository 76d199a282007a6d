import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// Tests of the pages of a small package.
@Suite("site of a small package")
struct SiteTests {
  private static let map = """
    # Small

    Text.

    ## Documentation

    **Learn**

    - [First](Docs/First.md) and [index](Docs/Index.md#part)

    **Understand**

    - [Second](Docs/Second.md)

    ## Contributing

    See [CONTRIBUTING](CONTRIBUTING.md).
    """
  private static let small = [
    "README.md": map, "CONTRIBUTING.md": "# Contributing\n", "Docs/First.md": "# First page\n\n[one](Index/One.md)\n",
    "Docs/Index.md": "# Index\n\n## Part\n\n[two](Index/Two.md), [one](Index/One.md)\n",
    "Docs/Index/One.md": "# One\n\n![p](../p.svg) [code](../a.vstyle) [up](../../README.md)\n",
    "Docs/Index/Two.md": "# Two\n", "Docs/Second.md": "# Second page\n", "Docs/p.svg": "<svg/>",
    "Docs/a.vstyle": "Label { alpha: 1 }",
  ]

  private static func site(_ changes: [String: String?] = [:]) throws -> Site {
    let scratch = try ScratchFolder()
    for (path, text) in small.merging(changes.compactMapValues { $0 }, uniquingKeysWith: { $1 }) {
      if changes[path] == .some(nil) { continue }
      let file = URL(fileURLWithPath: "\(scratch.path)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return Site(folder: scratch.path)
  }

  @Test("the navigation has the groups of the map, with unlisted pages below their index")
  func navigation() throws {
    let site = try SiteTests.site()
    #expect(site.problems == [])
    let groups = site.navigation.groups.map { group in
      "\(group.title): " + group.entries.flatMap(\.all).map { "\($0.title)" }.joined(separator: ", ")
    }
    #expect(
      groups == [
        "Learn: First page, Index, Two, One", "Understand: Second page", "Project: Contributing",
      ])
    #expect(
      site.files.keys.sorted() == [
        "CONTRIBUTING.html", "Docs/First.html", "Docs/Index.html", "Docs/Index/One.html", "Docs/Index/Two.html",
        "Docs/Second.html", "Docs/a.vstyle.html", "Docs/p.svg", "index.html", "search.js", "site.css", "site.js",
      ])
  }

  @Test("addresses are relative to the page, and neighbors follow the order of the map")
  func addresses() throws {
    let files = try SiteTests.site().files
    let one = String(decoding: try #require(files["Docs/Index/One.html"]), as: UTF8.self)
    for text in [
      "<img src=\"../../Docs/p.svg\" alt=\"p\">", "<a href=\"../../Docs/a.vstyle.html\">code</a>",
      "<a href=\"../../index.html\">up</a>", "rel=\"prev\" href=\"../../Docs/Index/Two.html\"",
      "rel=\"next\" href=\"../../Docs/Second.html\"", "<title>One · VStyle</title>",
    ] {
      #expect(one.contains(text), "\(text)")
    }
  }

  /// A mistake in a page, and the problem that is reported.
  private static let mistakes: [(path: String, text: String?, problem: String)] = [
    ("Docs/Second.md", "# S\n\n[a](Gone.md)\n", "Docs/Second.md: `Gone.md`: there is no such file"),
    ("Docs/Second.md", "# S\n\n![a](gone.png)\n", "Docs/Second.md: `gone.png`: there is no such file"),
    ("Docs/Second.md", "# S\n\n<img src=\"gone.png\" alt=\"\">\n", "Docs/Second.md: `gone.png`: there is no such file"),
    (
      "Docs/Second.md", "# S\n\n[a](Index.md#gone)\n",
      "Docs/Second.md: `Index.md#gone`: Docs/Index.md has no heading with this anchor"
    ),
    (
      "Docs/Second.md", "# S\n\n[a](#gone)\n", "Docs/Second.md: `#gone`: Docs/Second.md has no heading with this anchor"
    ),
    ("Docs/Second.md", "# S\n\n[a](../../out.md)\n", "Docs/Second.md: `../../out.md`: there is no such file"),
    (
      "Docs/Second.md", "# S\n\n```swift\nlet a = 1\n",
      "Docs/Second.md: line 3: the block of code has no end: expected a line with ``` alone"
    ),
    ("Docs/Lost.md", "# Lost\n", "Docs/Lost.md: no page links to this page"),
    ("Docs/p.svg", nil, "Docs/Index/One.md: `../p.svg`: there is no such file"),
  ]

  @Test("a mistake is reported with its page", arguments: mistakes.indices)
  func mistake(_ index: Int) throws {
    let (path, text, problem) = SiteTests.mistakes[index]
    #expect(try SiteTests.site([path: text]).problems.map(\.description) == [problem])
  }
}
