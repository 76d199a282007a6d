import Foundation
import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests that the shipped sheets have no diagnostics, and that planted mistakes are reported at their locations.
@Suite("shipped sheets")
struct ShippedSheetTests {
  @Test("lint accepts all shipped sheets", arguments: ["Settings", "Seeds"], [LintConfiguration.Preset.core, .strict])
  func clean(_ folder: String, _ preset: LintConfiguration.Preset) {
    #expect(Stylesheets.diagnostics(in: folder, preset) == [])
  }

  @Test("lint accepts the sheets of the sample app on all its screens")
  func screens() throws {
    let paths = Fixture.all(in: Stylesheets.folder + "/Settings/trees", of: "json")
    let trees = try paths.map { LintedTree(try TreeDocument(SourceText(path: $0.path, bytes: $0.bytes))) }
    #expect(trees.count >= 10)
    // A text on a photo: no tree has the colors of the photo, so the color below the photo counts.
    let photo = ["typography.vstyle\t127\t15\ttext-contrast"]
    #expect(Stylesheets.diagnostics(in: "Settings", .strict, trees: trees) == photo)
  }

  @Test("exactly the planted mistakes are reported")
  func mistakes() {
    let table = Fixture(path: Stylesheets.folder + "/Mistakes/expected.tsv").text
    let expected = table.split(separator: "\n").dropFirst().map(String.init)
    let found = Stylesheets.diagnostics(in: "Mistakes")
    #expect(expected.count >= 30)
    #expect(Set(expected).subtracting(found).sorted() == [])
    #expect(Set(found).subtracting(expected).sorted() == [])
    #expect(found.count == expected.count)
  }

  @Test("linting all sheets together reports as many diagnostics as linting each folder alone")
  func together() {
    let alone = ["Settings", "Seeds", "Mistakes"].flatMap { Stylesheets.diagnostics(in: $0) }
    #expect(Stylesheets.diagnostics(in: "").count == alone.count)
  }
}

/// The folder of the shipped sheets.
private enum Stylesheets {
  static let folder = PackageRoot.path + "/Stylesheets"

  /// The diagnostics in a folder, as rows of `file line column rule`.
  static func diagnostics(
    in name: String, _ preset: LintConfiguration.Preset = .core, trees: [LintedTree] = []
  ) -> [String] {
    let start = name.isEmpty ? folder : "\(folder)/\(name)"
    let sheets = Fixture.all(in: start, of: "vstyle").map { fixture in
      SourceText(path: String(fixture.path.dropFirst(start.count + 1)), bytes: fixture.bytes)
    }
    var configuration = LintConfiguration()
    configuration.preset = preset
    let report = Linter(schema: .views, configuration: configuration, trees: trees).lint(sheets)
    return report.diagnostics.map { diagnostic in
      let source = report.sources[diagnostic.location.source]
      let position = LineIndex(source).position(at: diagnostic.location.range.start)
      return "\(source.path)\t\(position.line)\t\(position.column)\t\(diagnostic.rule.name)"
    }
  }
}
