import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// The law of fixes: each fix, safe or not, and each suggestion resolves its diagnostic and causes no other one.
@Suite("applied fixes")
struct AppliedFixTests {
  @Test("a fix of an example, applied alone, leaves the project without diagnostics", arguments: LintRules.all)
  func examples(_ rule: LintRule) {
    for example in rule.bad {
      let project = ExampleProject(example, of: rule)
      for diagnostic in project.diagnostics {
        for fix in diagnostic.fixes {
          let fixed = AppliedFixTests.fixed(example, fix, project.sources)
          #expect(fixed.text != example.text || fixed.files != example.files, "\(fix.title)")
          let left = ExampleProject(fixed, of: rule).diagnostics
          #expect(left.map { "\($0)" } == [], "after `\(fix.title)`: \(fixed.text) \(fixed.files)")
        }
      }
    }
  }

  @Test("a fix writes the name that its title and the advice have", arguments: LintRules.all)
  func titles(_ rule: LintRule) {
    for example in rule.bad {
      for diagnostic in ExampleProject(example, of: rule).diagnostics {
        AppliedFixTests.checkTitles(of: diagnostic)
      }
    }
  }

  /// Checks that each fix writes what its title and the advice say.
  static func checkTitles(of diagnostic: Diagnostic) {
    for fix in diagnostic.fixes {
      guard let name = fix.title.wholeMatch(of: /replace with `(.+)`/)?.1 else { continue }
      #expect(fix.edits.contains { $0.replacement.contains(name) }, "\(diagnostic): \(fix)")
    }
    let guess = diagnostic.help?.firstMatch(of: /did you mean `([^`()]+)/).map { String($0.1) }
    if let guess, let fix = diagnostic.fixes.first {
      #expect(fix.edits.contains { $0.replacement.contains(guess) }, "\(diagnostic): \(fix.title)")
    }
  }

  /// The example with the edits of a fix.
  private static func fixed(
    _ example: LintRule.Example, _ fix: Diagnostic.Fix, _ sources: SourceMap
  ) -> LintRule.Example {
    var (text, files) = (example.text, example.files)
    for (source, edits) in Dictionary(grouping: fix.edits, by: \.location.source) {
      var bytes = Array(sources[source].bytes)
      for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
        bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.replacement.utf8))
      }
      let path = sources[source].path
      if files[path] == nil { text = String(decoding: bytes, as: UTF8.self) }
      if files[path] != nil { files[path] = String(decoding: bytes, as: UTF8.self) }
    }
    return LintRule.Example(text, files: files, kind: example.kind)
  }
}
