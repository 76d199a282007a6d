import Foundation
import TestSupport
import Testing
import VStyleFormat
import VStylePacks
import VStyleStylesheet
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
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

  @Test("a rule declares the safety of the safest fix of its examples")
  func fixes() {
    for rule in LintRules.all {
      let found = (rule.bad + rule.good).flatMap { example in
        ExampleProject(example, of: rule).diagnostics.filter { $0.rule == rule.diagnostic }
      }
      let made = Set(found.flatMap(\.fixes).map(\.safety))
      let safest = [Diagnostic.Safety.safe, .unsafe, .suggestion].first(where: made.contains)
      #expect(rule.fixes == safest, "\(rule)")
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

  @Test("each rule has a row with its name, and a summary")
  func rows() {
    #expect(LintRules.all.filter { KnownRules.byCode[$0.code] == nil }.map(\.name) == [])
    #expect(KnownRules.all.count == LintRules.all.count)
    #expect(LintRules.all.filter { !$0.summary.hasSuffix(".") }.map(\.name) == [])
    #expect(CoreRules.all.allSatisfy { KnownRules.named($0.rule).isOfBuild })
  }

  @Test("codes and names are unique, and codes are in ascending order")
  func unique() {
    let codes = LintRules.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(Set(LintRules.all.map(\.name)).count == codes.count)
  }
}

extension ExampleProject {
  /// Lints an example with the built-in view types.
  init(_ example: LintRule.Example, of rule: LintRule) { self.init(example, of: rule, schema: .views) }
}
