import VStyleCascade
import VStyleSelectors
import VStyleSyntax

/// The rules of one set that declare tokens, those with the same selector together.
///
/// Tokens of one group are declared on the same views, so they can form a circle among themselves.
struct TokenGroups {
  /// The groups in order of appearance.
  private(set) var all: [[StyleRule]] = []
  private var positions: [ComplexSelector: Int] = [:]

  init(_ rules: [StyleRule]) {
    for rule in rules where rule.declarations.contains(where: { $0.isCustom }) {
      guard case .selector(let selector) = rule.target else { continue }
      if let known = positions[selector] {
        all[known].append(rule)
      } else {
        positions[selector] = all.count
        all.append([rule])
      }
    }
  }

  /// The group of the rules with the same selector as a rule.
  func group(of rule: StyleRule) -> [StyleRule] {
    guard case .selector(let selector) = rule.target, let position = positions[selector] else { return [] }
    return all[position]
  }
}

extension LintContext {
  /// Says for which themes something holds; `nil` if it holds for all of them.
  func themeList(_ themes: [String]) -> String? {
    let held = distinctThemes(themes)
    guard !held.isEmpty else { return nil }
    let names = held.map { "`\($0)`" }.joined(separator: ", ")
    return held.count == 1 ? "only in the theme \(names)" : "only in the themes \(names)"
  }
}

extension LintContext {
  /// Those of the themes in which something holds, in order; none if it holds in all of them.
  func distinctThemes(_ themes: [String]) -> [String] {
    let held = program.themeNames.filter(themes.contains)
    return held.count < program.themeNames.count ? held : []
  }
}

extension SourceLocation {
  /// Whether this place stands before another one in the order of the sources.
  func isBefore(_ other: SourceLocation) -> Bool {
    (source.index, range.start) < (other.source.index, other.range.start)
  }
}
