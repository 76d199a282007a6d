import Foundation
import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests with sheets in the style of apps, which have no mistake.
@Suite("correct sheets")
struct CorrectSheetTests {
  private static let sheets = Fixture.all(
    in: PackageRoot.path + "/Tests/VStyleLintTests/Fixtures/Correct", of: "vstyle")

  @Test("a correct sheet has no diagnostic", arguments: sheets, [LintConfiguration.Preset.core, .strict])
  func clean(_ fixture: Fixture, _ preset: LintConfiguration.Preset) {
    var configuration = LintConfiguration()
    configuration.preset = preset
    let sheet = SourceText(path: "app.vstyle", bytes: fixture.bytes)
    let report = Linter(schema: .views, configuration: configuration).lint([sheet])
    #expect(report.diagnostics.map { "\($0.rule.name): \($0.message)" } == [])
  }

  @Test("there are many correct sheets")
  func count() { #expect(CorrectSheetTests.sheets.count >= 30) }
}
