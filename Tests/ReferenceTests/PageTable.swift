import TestSupport
import Testing

/// The tables of a hand-written page.
enum PageTable {
  /// A row below the header.
  struct Row {
    let cells: [String]

    /// The words in code in the first cell.
    var names: [String] { cells[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  /// The text of a page in `Docs`.
  static func page(_ name: String) -> String { Fixture(path: "\(PackageRoot.path)/Docs/\(name).md").text }

  /// The tables of a section, each with its rows.
  ///
  /// - Throws: a failure of the test if the page has no such section.
  static func all(in name: String, section: String) throws -> [[Row]] {
    let lines = page(name).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == "## \(section)" || $0 == "### \(section)" })
    let body = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") && !$0.hasPrefix("### ") }
    return body.split { !$0.hasPrefix("| ") }.map { table in
      table.dropFirst(2).map { line in
        Row(cells: line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init))
      }
    }
  }
}
