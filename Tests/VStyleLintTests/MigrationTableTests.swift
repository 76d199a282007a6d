import TestSupport
import Testing
import VStyleCheck
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStyleLint

/// Tests of the tables of renames on the pages about migration: sheets and properties on the right side are right.
@Suite("Tables about migration")
struct MigrationTableTests {
  /// The code on the right sides of the tables of a page.
  private static func code(of page: String) -> [String] {
    Fixture(path: "\(PackageRoot.path)/Docs/\(page).md").text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .flatMap { row in
        let cell = row.dropLast(2).split(separator: " | ").last ?? ""
        return cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
  }

  private static let pages = [
    "FromCSS", "FromUIKit", "FromNUI", "FromSwiftTheme", "FromViewStyle", "FromJXTheme", "FromPerseus", "FromCJSkin",
  ]

  @Test("each rule has no diagnostic, except that the page does not declare a custom property")
  func rules() {
    let sheets = MigrationTableTests.pages.flatMap(MigrationTableTests.code).filter {
      $0.wholeMatch(of: /[A-Z@.:][^…=]* \{ [^…]+ \}/) != nil && !$0.contains("$")
    }
    #expect(sheets.count >= 10)
    for sheet in sheets {
      let found = Linter(schema: .views).lint([SourceText(sheet, path: "a.vstyle")]).diagnostics
      #expect(found.map(\.rule.name).filter { $0 != "unknown-custom-property" } == [], "\(sheet)")
    }
  }

  @Test("each name with hyphens is a property")
  func properties() {
    let names = MigrationTableTests.pages.dropFirst().flatMap(MigrationTableTests.code).compactMap {
      $0.firstMatch(of: /^([a-z]+(?:-[a-z]+)+)(?:$|: )/).map { String($0.1) }
    }
    #expect(names.count > 10)
    let types = StyleSchema.views.viewTypeNames
    for name in names {
      #expect(types.contains { StyleSchema.views.property(name, in: $0) != nil }, "\(name)")
    }
  }
}
