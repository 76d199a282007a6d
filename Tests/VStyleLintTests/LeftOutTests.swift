import TestSupport
import Testing
import VStyleLint

/// Tests of the codes without a rule. Docs/LintGaps.md has the reason for each.
@Suite("codes without a rule")
struct LeftOutTests {
  /// The codes in the rows of the page.
  private static let leftOut: [String] = Fixture(path: PackageRoot.path + "/Docs/LintGaps.md").text
    .split(separator: "\n").filter { $0.hasPrefix("| VS") }.map { String($0.dropFirst(2).prefix(6)) }

  @Test("every code of a family belongs to a rule or is listed with a reason")
  func gaps() {
    let codes = LintRules.all.map(\.code) + LeftOutTests.leftOut
    #expect(codes.count == Set(codes).count, "a code stands for a rule and is left out, or is left out twice")
    let families = Dictionary(grouping: codes) { $0.prefix(3) }
    for (family, codes) in families.sorted(by: { $0.key < $1.key }) {
      let numbers = codes.compactMap { Int($0.dropFirst(3)) }.sorted()
      #expect(numbers == Array(1...numbers.count), "\(family)")
    }
  }

  @Test("a reason names only existing rules")
  func names() {
    let rows = Fixture(path: PackageRoot.path + "/Docs/LintGaps.md").text.split(separator: "\n")
    let words = rows.filter { $0.hasPrefix("| VS") }.flatMap { row in
      (row.split(separator: "|").last ?? "").split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    let names = words.filter { $0.contains("-") && !$0.contains(" ") }
    #expect(names.count >= 11)
    #expect(names.filter { LintRules.named($0) == nil } == [])
  }
}
