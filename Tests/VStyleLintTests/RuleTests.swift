import Foundation
import TestSupport
import Testing
import VStyleCascade
import VStyleFormat
import VStyleSkins
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// Tests of all rules with the examples of the rules.
@Suite("rules")
struct RuleTests {
  @Test("each bad example has exactly one diagnostic, at its mark", arguments: LintRules.all)
  func bad(_ rule: LintRule) {
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let diagnostics = ExampleProject(example, of: rule).diagnostics
      #expect(diagnostics.map(\.rule.name) == [rule.name], "\(diagnostics.map(\.message))")
      #expect(diagnostics.first?.location.range.start == example.markedOffset, "\(diagnostics.map(\.location.range))")
    }
  }

  @Test("no good example has a diagnostic", arguments: LintRules.all)
  func good(_ rule: LintRule) {
    #expect(!rule.good.isEmpty)
    for example in rule.good { #expect(ExampleProject(example, of: rule).diagnostics.map(\.message) == []) }
  }

  @Test("a safe or unsafe fix of a bad example results in a good example", arguments: LintRules.all)
  func fix(_ rule: LintRule) {
    for example in rule.bad where example.kind == .sheet {
      let project = ExampleProject(example, of: rule)
      let plan = FixPlan(project.diagnostics, reach: .unsafe)
      let changed = plan.changed(in: project.sources)
      guard let fixed = changed.first else { continue }
      #expect(changed.count == 1)
      let formatted = SheetFormatter().format(fixed).text
      let good = rule.good.map { SheetFormatter().format(SourceText($0.text)).text }
      #expect(good.contains(formatted), "\(fixed.text)")
    }
  }

  @Test("a rule declares the safety of the fixes that its check creates")
  func fixes() {
    for rule in LintRules.all {
      let found = (rule.bad + rule.good).filter { $0.kind == .sheet }.flatMap { example in
        ExampleProject(example, of: rule).diagnostics.filter { $0.rule == rule.diagnostic }
      }
      let made = Set(found.flatMap(\.fixes).map(\.safety)).subtracting([.suggestion])
      if rule.check == nil {
        #expect(rule.fixes == nil, "\(rule)")
      } else {
        #expect(made.isEmpty == (rule.fixes == nil), "\(rule)")
        #expect(!made.contains(.safe) || rule.fixes == .safe, "\(rule)")
      }
    }
  }

  @Test("each rule with a check has a file of its own name")
  func files() {
    let folder = PackageRoot.path + "/Sources/VStyleLint/Rules"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") && $0.contains("/") && !$0.contains("CompilerRules+") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let checked = LintRules.all.filter { $0.check != nil }.map { $0.name.filter { $0 != "-" } }
    #expect(Set(files).isSuperset(of: checked))
    #expect(files.count == Set(files).count)
  }

  @Test("the list has each rule that is declared in the folder")
  func list() throws {
    let folder = PackageRoot.path + "/Sources/VStyleLint/Rules"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let declared = try paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
      .map { $0.matches(of: /static let \w+ = LintRule\(/).count }
    #expect(declared.reduce(0, +) == LintRules.all.count)
  }

  @Test("codes and names are unique, and codes are in ascending order")
  func unique() {
    let codes = LintRules.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(Set(LintRules.all.map(\.name)).count == codes.count)
  }
}

/// An example as a project of its own, in which its rule is enabled.
struct ExampleProject {
  let diagnostics: [Diagnostic]
  let sources: SourceMap

  init(_ example: LintRule.Example, of rule: LintRule) {
    self.init(example.text, example, of: rule)
  }

  /// Lints an example with another text instead of its own.
  init(_ text: String, _ example: LintRule.Example, of rule: LintRule) {
    let files = example.files.sorted { $0.key < $1.key }
    let beside = files.filter { $0.key.hasSuffix(".vstyle") }.map { SourceText($0.value, path: $0.key) }
    let others = files.map(\.key).filter { !$0.hasSuffix(".vstyle") }
    var configuration = LintConfiguration()
    configuration.rules = [.init(RuleSelector(rule.code), rule.diagnostic.severity)]
    let linter = Linter(
      schema: .views, configuration: configuration, resources: others.isEmpty ? nil : ResourceFiles(others))
    switch example.kind {
    case .sheet:
      let report = linter.lint([SourceText(text, path: "example.vstyle")] + beside)
      (diagnostics, sources) = (report.diagnostics, report.sources)
    case .configuration:
      let source = SourceText(text, path: "vstyle.json")
      (diagnostics, sources) = (ConfigurationFile(source).diagnostics, SourceMap(source))
    case .skinManifest:
      let source = SourceText(text, path: "CJSkin.plist")
      let manifest = try? SkinManifest(named: source.path, bytes: Array(source.bytes))
      if manifest == nil { Issue.record("the manifest cannot be read") }
      let file = SkinFile(source, packs: manifest?.packs ?? [], warnings: manifest?.diagnostics ?? [])
      let linter = Linter(schema: .views, configuration: configuration, skins: [file])
      let report = linter.lint([])
      (diagnostics, sources) = (report.diagnostics, report.sources)
    case .baseline:
      var report = linter.lint(beside)
      do throws(Baseline.ReadingError) {
        try Baseline(SourceText(text, path: "baseline.json")).apply(to: &report)
      } catch { Issue.record("\(error.message)") }
      (diagnostics, sources) = (report.diagnostics, report.sources)
    }
  }
}
