import Testing
import VStyleSyntax

/// The table of diagnostic rules.
@Suite struct DiagnosticRuleTests {
  @Test("codes and names are unique and well formed")
  func rows() {
    let rules = DiagnosticRule.syntaxRules
    #expect(Set(rules.map(\.code)).count == rules.count)
    #expect(Set(rules.map(\.name)).count == rules.count)
    for rule in rules {
      #expect(rule.code.hasPrefix("VS00") && rule.code.utf8.count == 6)
      #expect(rule.name.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
      #expect(rule.summary.hasSuffix("."))
    }
  }
}
