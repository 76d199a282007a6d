import TestSupport
import Testing
import VStyleLint
import VStyleSyntax
import VStyleViews

@testable import VStyleCommandLine

/// Tests that Docs/LintRules.md and Docs/Rules are generated from the rules, their examples and the messages about them.
@Suite("pages of the lint rules")
struct RulePageTests {
  @Test("the index is generated from the rules")
  func index() {
    #expect(Golden.mismatch(RuleIndex.text, with: PackageRoot.path + "/Docs/LintRules.md") == nil)
  }

  private static let pages = RulePages.all

  @Test("there is a page for each rule, generated from its row and its examples, and no other page")
  func pages() {
    #expect(Golden.mismatches(RulePageTests.pages, in: PackageRoot.path + "/Docs/Rules") == [])
  }

  @Test("the page of a rule has the facts that `vstyle explain` prints", arguments: LintRules.all)
  func explained(_ rule: LintRule) throws {
    let page = try #require(RulePageTests.pages["\(rule.name).md"])
    let words = RulePage(rule: rule).text(.views).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [rule.summary, rule.why] {
      #expect(words.contains(part))
      #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(part))
    }
    for (name, fact) in RulePage(rule: rule).facts {
      #expect(words.contains("\(name) \(fact)"), "\(name)")
      #expect(page.contains("- \(name): \(Markdown.prose(fact))\n"), "\(name)")
    }
  }
}
