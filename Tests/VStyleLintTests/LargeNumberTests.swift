import Testing
import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleViews

/// Tests of very large numbers in all values with which lint rules calculate.
@Suite("large numbers")
struct LargeNumberTests {
  static let numbers = [
    "1e300", "-1e300", "1e308", "1e999", "calc(0/0)", "calc(1/0)", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "-2147483649",
  ]

  @Test("lint compares and prints numbers of any size", arguments: numbers)
  func lint(_ number: String) {
    let colors = ["color(xyz", "color(srgb", "lab(", "oklch(", "hsl("].flatMap { start in
      ["\(start) \(number) 0 0)", "\(start) 0 \(number) 0)", "\(start) \(number) \(number) \(number))"]
    }
    let rules = colors.enumerated().map { index, color in
      """
      @theme dark\(index) { color-scheme: dark; --ground: \(color); }
      @theme light\(index) { color-scheme: light; --ground: \(color); }
      Label.c\(index) { text-color: \(color); background-color: var(--ground); shadow-color: \(color); }
      Label:nth-child(\(number)n + \(number)):nth-last-child(\(number)) { tag: \(number); number-of-lines: \(number); }
      @media (width >= \(number)) { View { background-color: var(--ground); alpha: \(number); } }
      """
    }
    var configuration = LintConfiguration()
    configuration.preset = .all
    let linter = Linter(schema: .views, configuration: configuration)
    #expect(!linter.lint([SourceText(rules.joined(separator: "\n"))]).diagnostics.isEmpty)
  }
}
