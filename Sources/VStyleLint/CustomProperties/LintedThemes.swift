import VStyleCascade
import VStyleSyntax

/// The themes of a sheet that lint looks at.
struct LintedThemes: Sendable {
  /// Their names in the order of their first declaration.
  let names: [String]

  /// What is said where they are not all themes of the sheet; `nil` where they are.
  let diagnostic: Diagnostic?

  private let positions: [String: Int]

  /// How many themes are looked at whatever the sheet holds.
  private static let fewest = 8

  /// What a theme takes by itself, as so many rules.
  private static let rulesPerTheme = 2_000

  /// - Parameter uses: the number of `var()` in the sheet.
  init(of stylesheet: CompiledStylesheet, uses: Int) {
    let all = stylesheet.themeNames
    let count = all.count > LintedThemes.fewest ? min(LintedThemes.most(stylesheet, uses: uses), all.count) : all.count
    names = Array(all.prefix(count))
    positions = Dictionary(zip(names, names.indices)) { first, _ in first }
    diagnostic = all.dropFirst(count).first.flatMap { stylesheet.themes[$0] }.map { theme in
      Diagnostic(
        .limitExceeded, at: theme.location,
        "lint looks at \(count) of the \(all.count) themes, and not at `\(theme.name)` and those after it: "
          + Limit.themeLookups.sentence())
    }
  }

  /// How many themes may be looked at.
  private static func most(_ stylesheet: CompiledStylesheet, uses: Int) -> Int {
    var lookups = rulesPerTheme + uses * 10
    for rule in stylesheet.rules {
      lookups += 1
      for declaration in rule.declarations { lookups += declaration.isCustom ? 10 : 1 }
    }
    return max(fewest, Limit.themeLookups.value / lookups)
  }

  /// Some of the themes, each once, in order.
  func sorted(_ some: [String]) -> [String] { Set(some.compactMap { positions[$0] }).sorted().map { names[$0] } }
}

/// Names in a sentence.
enum NameList {
  /// The names between commas; of very many the first ones, and how many there are besides.
  static func text(_ names: [String], separator: String = ", ") -> String {
    guard !Limit.listedNames.allows(names.count) else { return names.joined(separator: separator) }
    let shown = names.prefix(Limit.listedNames.value).joined(separator: separator)
    return "\(shown)\(separator)and \(names.count - Limit.listedNames.value) more"
  }

  /// The names in backticks between commas.
  static func quoted(_ names: [String]) -> String { text(names.map { "`\($0)`" }) }
}
