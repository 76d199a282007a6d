import RefereeSupport
import Testing
import VStyleJSON
import VStyleSyntax

/// The comparison of answers, and the reports of it.
@Suite("comparison of answers")
struct AnswerComparisonTests {
  /// An answer of the browser, one of the product, and whether they are the same value.
  static let pairs: [(browser: String, product: String, areEqual: Bool)] = [
    ("1.33333px", "1.3333333333333333px", true), ("1.33333px", "1.334px", false), ("1px", "1em", false),
    ("3.35544e+07px", "179769313486231570000000000000000000px", true),
    ("3.35544e+07px", "-17976931348623157000px", false),
    ("2.14748e+09", "9223372036854775807", true), ("2.14748e+09", "2147", false), ("0", "-0", true),
    ("1e+20", "9223372036854774784", true), ("1e+17", "9223372036854774784", false),
    ("a  /* c */ b", "a b", true), ("a b", "ab", false), ("Small", "small", true), ("", "x", false),
    ("rgb(1, 2, 3)", "rgb(1, 3, 3)", true), ("rgb(1, 2, 3)", "rgb(1, 4, 3)", false),
    ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.502)", true), ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.51)", false),
    ("rgba(0, 0, 0, 0)", "rgb(0, 0, 0)", false), ("lab(50 10 20)", "lab(50.1 10.1 20.2)", true),
    ("lab(50 10 20)", "lab(50 11 20)", false), ("lab(50 none 20)", "lab(50 0 20)", false),
    ("lab(50 10 20 / none)", "lab(50 10 20 / 0)", false), ("oklch(0.5 0.1 359.9)", "oklch(0.5 0.1 0.1)", true),
    ("oklch(0.5 0.1 10)", "oklch(0.5 0.1 12)", false), ("oklch(0.5 0.0001 10)", "oklch(0.5 0 200)", true),
    ("color(srgb 0.5 0 1)", "color(srgb 0.501 0 1)", true), ("color(srgb 0.5 0 1)", "color(srgb 0.51 0 1)", false),
    ("color(srgb 0.5 0 1)", "color(srgb-linear 0.5 0 1)", false),
    ("linear-gradient(to left, red, blue)", "linear-gradient(270deg, red, blue)", true),
    ("linear-gradient(to left, red, blue)", "linear-gradient(90deg, red, blue)", false),
    ("linear-gradient(to left top, red, blue)", "linear-gradient(to top left, red, blue)", true),
    ("conic-gradient(from 90deg, red 90deg, blue)", "conic-gradient(from 90deg, red 25%, blue)", true),
    ("conic-gradient(from 90deg, red 90deg, blue)", "conic-gradient(from 25%, red 25%, blue)", false),
    ("linear-gradient(lab(1 2 3), blue)", "linear-gradient(in oklab, lab(1 2 3), blue)", true),
    ("linear-gradient(red, blue)", "linear-gradient(in oklab, red, blue)", false),
    ("radial-gradient(at 100% 0%, red, blue)", "radial-gradient(at calc(100% + 0px) 0%, red, blue)", true),
    ("radial-gradient(at 100% 0%, red, blue)", "radial-gradient(at calc(100% + 1px) 0%, red, blue)", false),
    ("matrix(1, 0, 0, 1, 0, 0)", "none", true), ("matrix(1, 0, 0, 1, 5, 0)", "none", false),
    ("matrix(1, 2, 3, 4, 5, 6)", "matrix3d(1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1)", true),
    ("matrix(1, 2, 3, 4, 5, 6)", "matrix3d(1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 2, 0, 5, 6, 0, 1)", false),
    ("matrix(NaN, 0, 0, 1, 0, 0)", "none", true),
  ]

  @Test("two answers are the same value or not", arguments: pairs)
  func comparison(_ browser: String, _ product: String, _ areEqual: Bool) {
    #expect(AnswerComparison.areEqual(browser: browser, product: product) == areEqual)
  }

  private let item = RefereeCase(
    line: #"{"id":"value/7/3","want":[["v","order"],["v","color"]],"values":["1","rgb(1, 2, 3)"]}"#)

  @Test("a difference names the case, the node, the property and both answers")
  func difference() throws {
    let found = try #require(item).differences(from: ["values": ["1", "rgb(9, 2, 3)"]])
    #expect(
      found.map(\.description) == ["value/7/3: `color` of `v`: expected `rgb(1, 2, 3)`, found `rgb(9, 2, 3)`"])
  }

  @Test(
    "a case without all answers is a difference",
    arguments: [["error": "the engine differs"], ["skip": "property order"], ["values": ["1"]], .null] as [JSON])
  func missing(_ answer: JSON) throws { #expect(try #require(item).differences(from: answer).count == 1) }

  @Test("a difference fails the comparison unless the table has it; a row without a difference fails it too")
  func report() throws {
    let item = try #require(item)
    let known = try KnownDifferences(table: "case\twho\twhat decides\nvalue/7/3\tbrowser\tthe text\n")
    let empty = try KnownDifferences(table: "case\twho\twhat decides\nvalue/8/3\tbrowser\tthe text\n")
    let wrong = item.differences(from: ["values": ["2", "rgb(1, 2, 3)"]])
    #expect(RefereeReport(known: empty).problems() == ["no cases"])
    for (known, differences, count) in [(known, wrong, 0), (empty, wrong, 1), (known, [], 1), (empty, [], 0)] {
      var report = RefereeReport(known: known)
      report.add(item, differences)
      #expect(report.problems().count == count, "\(report.problems())")
      #expect(report.problems(leastPart: 0.998).count == count + (differences.isEmpty ? 0 : 1))
    }
  }

  @Test("a row of the table has three columns", arguments: ["a\tb", "a\tb\t", "a\tb\tc\td"])
  func table(_ row: String) {
    #expect(throws: KnownDifferencesError.self) { try KnownDifferences(table: "case\twho\twhat decides\n\(row)\n") }
  }
}
