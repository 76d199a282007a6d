import VStyleStylesheet
import VStyleSyntax

/// The themes of a stylesheet that lint checks.
///
/// Their number is limited by ``Limit/themeLookups``, so that the time of a check stays bounded.
struct LintedThemes: Sendable {
  /// Their names in the order of their first declaration.
  let names: [String]

  /// The diagnostic for a stylesheet with too many themes; `nil` if lint checks all of them.
  let diagnostic: Diagnostic?

  private let positions: [String: Int]

  /// The number of themes that are checked even in the largest stylesheet.
  static let fewest = 8

  /// The fixed cost of a theme, as a number of rules.
  private static let rulesPerTheme = 2_000

  /// Chooses the themes of a stylesheet, in order of their first declaration.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - uses: the number of `var()` in it.
  init(of stylesheet: CompiledStylesheet, uses: Int) {
    let all = stylesheet.themeNames
    let count = all.count > LintedThemes.fewest ? min(LintedThemes.most(stylesheet, uses: uses), all.count) : all.count
    names = Array(all.prefix(count))
    positions = Dictionary(zip(names, names.indices)) { first, _ in first }
    diagnostic = all.dropFirst(count).first.flatMap { stylesheet.themes[$0] }.map { theme in
      Diagnostic(
        .limitExceeded, at: theme.location,
        "lint checks \(count) of the \(all.count) themes, and not at `\(theme.name)` and those after it: "
          + Limit.themeLookups.sentence())
    }
  }

  /// Returns the largest number of themes that may be checked.
  private static func most(_ stylesheet: CompiledStylesheet, uses: Int) -> Int {
    var lookups = rulesPerTheme + uses * 10
    for rule in stylesheet.rules {
      lookups += 1
      for declaration in rule.declarations { lookups += declaration.isCustom ? 10 : 1 }
    }
    return max(fewest, Limit.themeLookups.value / lookups)
  }

  /// Returns the given themes that are checked, each once, in order.
  func sorted(_ some: [String]) -> [String] { Set(some.compactMap { positions[$0] }).sorted().map { names[$0] } }
}
