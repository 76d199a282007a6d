import VStyleAdvice
import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The rules of one set that declare custom properties, grouped by selector.
///
/// All custom properties of a group are declared on the same views, so they can refer to each other in a cycle.
struct CustomPropertyGroups {
  /// The groups in order of appearance.
  private(set) var all: [[StyleRule]] = []
  /// The names that each group declares.
  private(set) var names: [Set<String>] = []
  private var positions: [ComplexSelector: Int] = [:]

  init(_ rules: [StyleRule]) {
    for rule in rules {
      guard case .selector(let selector) = rule.target else { continue }
      let declarations = rule.declarations { $0.isCustom }
      guard !declarations.isEmpty else { continue }
      let position = positions[selector] ?? all.count
      if position == all.count {
        positions[selector] = position
        all.append([])
        names.append([])
      }
      all[position].append(rule)
      for declaration in declarations { names[position].insert(declaration.name) }
    }
  }

  /// Returns the index of the group with the same selector as a rule; `nil` if there is none.
  func group(of rule: StyleRule) -> Int? {
    guard case .selector(let selector) = rule.target else { return nil }
    return positions[selector]
  }
}

extension LintContext {
  /// Returns a text with the themes that a diagnostic applies to; `nil` if it applies to all themes.
  func themeList(_ themes: [String]) -> String? {
    let held = distinctThemes(themes)
    guard !held.isEmpty else { return nil }
    let names = NameList.quoted(held)
    return held.count == 1 ? "only in the theme \(names)" : "only in the themes \(names)"
  }
}

extension LintContext {
  /// Returns the themes that a diagnostic applies to, in order; an empty array if it applies to all themes.
  func distinctThemes(_ themes: [String]) -> [String] {
    let held = self.themes.sorted(themes)
    return held.count < self.themes.names.count ? held : []
  }
}

extension SourceLocation {
  /// Returns whether this location is before another one in the order of the sources.
  func isBefore(_ other: SourceLocation) -> Bool {
    (source.index, range.start) < (other.source.index, other.range.start)
  }
}

extension LintContext {
  /// The declared custom property that was probably meant by a name that no sheet declares; `nil` if none is likely.
  ///
  /// Projects with more names than the limit have no guesses, so that many such names stay cheap.
  func nameMeant(by name: String) -> String? {
    let project = projectCustomProperties
    guard project.declared.count <= 1_000, !project.declared.contains(name), isComplete else { return nil }
    return project.guesses.closest(to: name)
  }
}
