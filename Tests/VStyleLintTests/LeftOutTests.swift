import TestSupport
import Testing
import VStyleLint

/// The codes that stand for no rule, each with its reason on a page.
@Suite("codes without a rule")
struct LeftOutTests {
  /// The codes of the rows of the page.
  private static let leftOut: [String] = Fixture(path: PackageRoot.path + "/Docs/LintCatalogue.md").text
    .split(separator: "\n").filter { $0.hasPrefix("| VS") }.map { String($0.dropFirst(2).prefix(6)) }

  @Test("every code up to the last one of its family is a rule or has a reason")
  func gaps() {
    let codes = LintRules.all.map(\.code) + LeftOutTests.leftOut
    #expect(codes.count == Set(codes).count, "a code stands for a rule and is left out, or is left out twice")
    let families = Dictionary(grouping: codes) { $0.prefix(3) }
    for (family, codes) in families.sorted(by: { $0.key < $1.key }) {
      let numbers = codes.compactMap { Int($0.dropFirst(3)) }.sorted()
      #expect(numbers == Array(1...numbers.count), "\(family)")
    }
  }

  @Test("a reason names only rules that there are")
  func names() {
    let rows = Fixture(path: PackageRoot.path + "/Docs/LintCatalogue.md").text.split(separator: "\n")
    let words = rows.filter { $0.hasPrefix("| VS") }.flatMap { row in
      (row.split(separator: "|").last ?? "").split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    let names = words.filter { $0.contains("-") && !$0.contains(" ") }
    #expect(names.count >= 12)
    #expect(names.filter { LintRules.named($0) == nil } == [])
  }
}
