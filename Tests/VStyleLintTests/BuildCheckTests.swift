import TestSupport
import Testing
import VStyleCompiler
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests that a build finds the same as `vstyle lint`, for the rules that it checks.
@Suite("checks of builds")
struct BuildCheckTests {
  /// The sheets of a project.
  struct Project: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sheets: [SourceText]
  }

  /// The examples of all rules, each a project with the sheets beside it.
  private static let examples = LintRules.all.flatMap { rule in
    (rule.bad + rule.good).filter { $0.kind == .sheet }.map { example in
      let beside = example.files.filter { $0.key.hasSuffix(".vstyle") }.map { SourceText($0.value, path: $0.key) }
      return Project(
        testDescription: rule.name, sheets: [SourceText(example.text, path: "example.vstyle")] + beside)
    }
  }

  private static let mistakes = Fixture(path: PackageRoot.path + "/Tests/VStyleLintTests/Fixtures/mistakes.txt")
    .text.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map { line in
      let text = String(line).replacing("⏎", with: "\n")
      return Project(testDescription: text, sheets: [SourceText(text, path: "app.vstyle")])
    }

  /// The mistakes of the fixture in one sheet, in groups, so that one can hide another.
  private static let groups = stride(from: 0, to: mistakes.count, by: 7).map { start in
    let texts = mistakes[start..<min(start + 7, mistakes.count)].flatMap(\.sheets).map(\.text)
    return Project(
      testDescription: "mistakes from \(start)", sheets: [SourceText(texts.joined(separator: "\n"), path: "app.vstyle")]
    )
  }

  private static let folders = ["Stylesheets/Mistakes", "Stylesheets", "Tests/VStyleLintTests/Fixtures/Correct"].map {
    folder in
    let start = PackageRoot.path + "/" + folder
    let sheets = Fixture.all(in: start, of: "vstyle").map { fixture in
      SourceText(path: String(fixture.path.dropFirst(start.count + 1)), bytes: fixture.bytes)
    }
    return Project(testDescription: folder, sheets: sheets)
  }

  private static let projects =
    examples + mistakes + groups + folders
    + ProjectCase.all.map { project in
      Project(
        testDescription: project.testDescription,
        sheets: project.sheets.map { SourceText($0.value, path: $0.key) })
    }

  private static func configuration(_ preset: LintConfiguration.Preset) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.preset = preset
    return configuration
  }

  @Test(
    "a build reports what lint does with the same checks", arguments: [LintConfiguration.Preset.core, .strict, .all])
  func agreement(_ preset: LintConfiguration.Preset) {
    let configuration = Self.configuration(preset)
    #expect(Self.projects.count > 400)
    let linter = Linter(schema: .views, rules: LintRules.all.filter(\.known.isOfBuild), configuration: configuration)
    var rules: Set<String> = []
    for project in Self.projects {
      let (lint, build) = (linter.lint(project.sheets), Self.check(project, configuration))
      #expect(build.diagnostics == lint.diagnostics.filter(Self.isOfBuild), "\(project.testDescription)")
      #expect(build.suppressed == lint.suppressed.filter(Self.isOfBuild), "\(project.testDescription)")
      #expect(build.sources.sources == lint.sources.sources)
      rules.formUnion(build.diagnostics.map(\.rule.name))
    }
    #expect(Set(CoreRules.all.map(\.rule.name)).subtracting(rules) == [])
  }

  /// Further checks find values that are wrong after substitution, and report them under the rules of values. After a
  /// second registration of a custom property, lint reports it alone, and a build reports what follows from it.
  @Test("lint with all checks reports all that a build reports", arguments: [LintConfiguration.Preset.core, .all])
  func further(_ preset: LintConfiguration.Preset) {
    let configuration = Self.configuration(preset)
    let linter = Linter(schema: .views, configuration: configuration)
    for project in Self.projects {
      let lint = linter.lint(project.sheets)
      let alone = Self.check(project, configuration).diagnostics.filter { !lint.diagnostics.contains($0) }
      let isRegisteredTwice = lint.diagnostics.contains { $0.detail == .repeatedRegistration }
      #expect(alone == [] || isRegisteredTwice, "\(project.testDescription)")
    }
  }

  private static func check(_ project: Project, _ configuration: LintConfiguration) -> LintReport {
    SheetChecker(schema: .views, loader: NoImports(), configuration: configuration).check(project.sheets)
  }

  private static func isOfBuild(_ diagnostic: Diagnostic) -> Bool { KnownRules.named(diagnostic.rule).isOfBuild }

  @Test("a build knows each rule, and finds no fault with comments for rules that it does not check")
  func comments() throws {
    let checker = SheetChecker(schema: .views, loader: NoImports(), configuration: Self.configuration(.all))
    #expect(KnownRules.all.map(\.code) == LintRules.all.map(\.code))
    for rule in KnownRules.all where !rule.isOfBuild {
      let sheet = SourceText(
        "/* vstyle-ignore-next \(rule.name) -- agreed */\nLabel { alpha: 0.5; }\n", path: "a.vstyle")
      #expect(checker.check([sheet]).diagnostics == [], "\(rule.name)")
    }
    let unknown = SourceText(
      "/* vstyle-ignore-next text-contrats -- agreed */\nLabel { alpha: 0.5; }\n", path: "a.vstyle")
    #expect(checker.check([unknown]).diagnostics.map(\.rule.name) == ["unknown-suppression"])
  }

  @Test("a build accepts what a baseline lists, and takes no entry of another rule for stale")
  func baseline() throws {
    var configuration = LintConfiguration()
    configuration.rules = [.init(RuleSelector("baseline-stale"), .error)]
    let sheets = [SourceText("Label { alhpa: 1; alpha: 0.5; }\nView { }\n", path: "a.vstyle")]
    let lint = Linter(schema: .views, configuration: configuration).lint(sheets)
    #expect(Set(lint.diagnostics.map(\.rule.name)) == ["unknown-property", "empty-rule"])
    let folder = BaselineFolder(of: "baseline.json", DiskFiles())
    let text = Baseline.text(of: lint, in: folder).text
    let checker = SheetChecker(schema: .views, loader: NoImports(), configuration: configuration)
    let accepted = checker.check(sheets, baseline: try Baseline(SourceText(text, path: "baseline.json"), in: folder))
    #expect(accepted.diagnostics == [] && accepted.baselinedCount == 1)
    #expect(checker.check(sheets).diagnostics.map(\.rule.name) == ["unknown-property"])
  }

  @Test(
    "the rules that a configuration makes errors, and that no build checks",
    arguments: [
      ("{}", []), (#"{"rules": {"unknown-property": "error"}}"#, []),
      (#"{"rules": {"empty-rule": "error"}}"#, ["empty-rule"]),
      (#"{"rules": {"VS1020": "error"}}"#, ["state-not-supported"]),
      (#"{"rules": {"unknown-class": "error", "unused-token": "error"}}"#, ["unused-custom-property"]),
      (#"{"rules": {"empty-rule": "warning"}}"#, []),
      (#"{"overrides": [{"files": ["a/**"], "rules": {"no-id": "error"}}]}"#, ["no-id"]),
      (#"{"preset": "strict", "rules": {"VS*": "off", "no-id": "error"}}"#, ["no-id"]),
    ] as [(String, [String])])
  func errorsOfLint(_ text: String, _ names: [String]) {
    let file = ConfigurationFile(SourceText(text))
    #expect(file.diagnostics == [])
    #expect(file.configuration.errorsOfLint.map(\.name) == names)
  }

  @Test("the preset strict makes errors of rules that no build checks")
  func strict() {
    let names = Self.configuration(.strict).errorsOfLint.map(\.name)
    #expect(names.contains("empty-rule") && names.contains("text-contrast"))
    #expect(!names.contains("no-id") && !names.contains("unknown-property"))
    #expect(Self.configuration(.core).errorsOfLint.isEmpty)
  }

  @Test("the page about builds lists the rules that a build checks")
  func page() throws {
    let page = Fixture(path: PackageRoot.path + "/Docs/BuildIntegration.md").text
    let section = try #require(page.firstMatch(of: #/(?s)\n## What a build checks\n(.*?)\n## /#)).1
    let names = section.matches(of: /\[([a-z-]+)\]\(Rules\//).map { String($0.1) }
    #expect(names == KnownRules.all.filter(\.isOfBuild).map(\.name))
  }
}
