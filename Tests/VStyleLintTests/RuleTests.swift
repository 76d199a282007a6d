import Foundation
import TestSupport
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// A rule is tested by its own examples.
@Suite("rules")
struct RuleTests {
  @Test("each bad example has the one finding at its mark", arguments: LintRules.all)
  func bad(_ rule: LintRule) {
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let findings = ExampleProject(example).findings
      #expect(findings.map(\.rule.name) == [rule.name], "\(findings.map(\.message))")
      #expect(findings.first?.location.range.start == example.markedOffset, "\(findings.map(\.location.range))")
    }
  }

  @Test("no good example has a finding", arguments: LintRules.all)
  func good(_ rule: LintRule) {
    #expect(!rule.good.isEmpty)
    for example in rule.good { #expect(ExampleProject(example).findings.map(\.message) == []) }
  }

  @Test("the list names every file of the folder, each once")
  func list() {
    let folder = PackageRoot.path + "/Sources/VStyleLint/Rules"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent.lowercased() }
    let names = LintRules.all.map { $0.name.filter { $0 != "-" } }
    let renamed = ["unknownmediafeature": "invalidmediaquery"]
    #expect(Set(files.map { renamed[$0] ?? $0 }) == Set(names))
    #expect(files.count == names.count)
  }

  @Test("codes and names are unique, and codes ascend")
  func unique() {
    let codes = LintRules.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(Set(LintRules.all.map(\.name)).count == codes.count)
  }
}

/// An example as a project of its own.
private struct ExampleProject {
  let findings: [Diagnostic]

  init(_ example: LintRule.Example) {
    let beside = example.files.sorted { $0.key < $1.key }.map { SourceText($0.value, path: $0.key) }
    let sheets = [SourceText(example.text, path: "example.vstyle")] + beside
    findings = Linter(vocabulary: .views).lint(sheets).findings
  }
}
