import TestSupport
import Testing
import VStyleFormat
import VStyleSchema
import VStyleSyntax

@testable import VStyleCheck
@testable import VStyleCommandLine
@testable import VStyleLint

/// Tests that the pages about files list exactly what the readers of these files know.
///
/// The examples of the pages are followed by `FollowedPageTests`.
@Suite("pages about files")
struct KeyTableTests {
  /// A table of a page with the keys of one object.
  struct KeyTable: Sendable, CustomTestStringConvertible {
    let page: String
    /// The heading of the section.
    let section: String
    /// The position of the table in its section, from 0.
    var index = 0
    let keys: [String]

    var testDescription: String { "\(page), \(section), table \(index + 1)" }
  }

  private static let tables = [
    KeyTable(page: "Configuration", section: "Keys", keys: ConfigurationFile.keys),
    KeyTable(page: "Configuration", section: "Preview", keys: ConfigurationFile.previewKeys),
    KeyTable(page: "FileFormats", section: "Tree", keys: TreeFile.keys),
    KeyTable(page: "FileFormats", section: "Tree", index: 1, keys: TreeFile.layoutKeys),
    KeyTable(page: "FileFormats", section: "Schema", keys: SchemaFile.Keys.file),
    KeyTable(page: "FileFormats", section: "Schema", index: 1, keys: SchemaFile.Keys.viewType),
    KeyTable(page: "FileFormats", section: "Schema", index: 2, keys: SchemaFile.Keys.property),
    KeyTable(page: "FileFormats", section: "Reports", keys: ReportFormat.all.map(\.name)),
  ]

  @Test("a table lists each key, and no other", arguments: tables)
  func keys(_ table: KeyTable) throws {
    let rows = try PageTable.all(in: table.page, section: table.section)
    let found = try #require(rows.indices.contains(table.index) ? rows[table.index] : nil).flatMap(\.names)
    #expect(found.sorted() == table.keys.sorted())
  }

  @Test("the tables of a report list each member of a diagnostic in the example")
  func report() throws {
    let example = try #require(
      CodeBlock.all(in: PageTable.page("FileFormats")).first { $0.text.contains("vstyle.report/1") })
    let members = example.text.matches(of: /(?m)^ {6}"(\w+)":/).map { String($0.1) }
    let rows = try PageTable.all(in: "FileFormats", section: "Reports")
    #expect(members.count > 10 && rows.count == 3)
    #expect(Set(rows[2].flatMap(\.names)) == Set(members))
  }

  @Test("the page names each comment that suppresses diagnostics", arguments: Suppression.Reach.allCases)
  func comments(_ reach: Suppression.Reach) throws {
    let rows = try PageTable.all(in: "Configuration", section: "Comments")
    #expect(rows[0].contains { $0.cells[0].hasPrefix("`/* \(reach.rawValue) RULE") })
  }

  @Test("each key of an .editorconfig file that the page lists changes how sheets are formatted")
  func editorConfig() throws {
    let rows = try #require(try PageTable.all(in: "Configuration", section: ".editorconfig").first)
    #expect(rows.count == 7)
    for row in rows where row.names != ["charset"] {
      let values = row.cells[1].matches(of: /`([^`]+)`/).map { String($0.1) } + ["7"]
      let options = try values.map { value in
        var options = FormatOptions()
        try options.apply([row.names[0]: value])
        return options
      }
      #expect(options.contains { $0 != FormatOptions() }, "\(row.names)")
    }
    var options = FormatOptions()
    #expect(throws: FormatOptions.PropertyError.self) { try options.apply(["charset": "latin1"]) }
  }

  @Test("the example of the page about tools is a configuration without mistakes")
  func tools() throws {
    let block = try #require(CodeBlock.all(in: PageTable.page("Tools")).first { $0.language == "json" })
    let file = ConfigurationFile(SourceText(block.text, path: "vstyle.json"))
    #expect(file.diagnostics.isEmpty && !file.configuration.overrides.isEmpty)
  }
}
