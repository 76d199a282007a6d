import TestSupport
import Testing
import VStyle

/// Tests that Docs/Properties.md and Docs/Properties are generated from the property tables.
@Suite("pages of the properties")
struct PropertyPageTests {
  @Test("the index is generated from the tables")
  func index() {
    #expect(Golden.mismatch(PropertyIndex.text, with: PackageRoot.path + "/Docs/Properties.md") == nil)
  }

  @Test("there is a page for each view type, generated from its table, and no other page")
  func pages() {
    #expect(Golden.mismatches(PropertyPages.all, in: PackageRoot.path + "/Docs/Properties") == [])
  }

  @Test("each view type and each property has a comment that its page shows")
  func comments() {
    for table in PropertyPages.tables {
      #expect(SourceComments.library.viewTypes[table.name]?.hasSuffix(".") == true, "\(table.name)")
      for property in PropertyPages.properties(of: table) {
        #expect(SourceComments.library.properties[property.declaredName]?.isEmpty == false, "\(property.names[0])")
      }
    }
  }

  @Test("each view type has an example", arguments: PropertyPages.tables.map(\.name))
  func example(_ viewType: String) throws {
    let sheet = try #require(PropertyExamples.all[viewType])
    #expect(CheckedSheet(sheet).mistakes == [])
    #expect(sheet.hasPrefix(viewType))
  }

  @Test("a mistake in an example is found")
  func planted() {
    #expect(CheckedSheet("Label { text-colr: label; }").mistakes == ["unknown-property"])
    #expect(CheckedSheet("Label{ text-color: label; }").mistakes == ["format"])
  }
}
