import VStyleSelectors
package import VStyleStylesheet

/// An index of rules by a feature that an element needs to match them.
package struct RuleIndex {
  /// Rules by the most selective feature of their selectors: an ID, a style class or a type.
  private struct Buckets {
    var byID: [String: [Int]] = [:]
    var byClass: [String: [Int]] = [:]
    var byType: [String: [Int]] = [:]
    var others: [Int] = []

    mutating func add(_ selector: ComplexSelector, _ position: Int) {
      let hints = SelectorHints(selector)
      if let id = hints.id {
        byID[id, default: []].append(position)
      } else if let name = hints.classes.first {
        byClass[name, default: []].append(position)
      } else if let type = hints.type {
        byType[type, default: []].append(position)
      } else {
        others.append(position)
      }
    }

    func collect(for node: ElementNode, typeNames: [String], into found: inout [Int]) {
      found += others
      if let id = node.id { found += byID[id] ?? [] }
      for name in Set(node.classes) { found += byClass[name] ?? [] }
      for type in typeNames { found += byType[type] ?? [] }
    }
  }

  private var common = Buckets()
  /// The rules inside `@theme`, which match only while the theme is active.
  private var byTheme: [String: Buckets] = [:]
  /// The declarations directly in `@theme`, which apply to the root of a theme.
  private var atThemeRoots: [String: [Int]] = [:]

  /// Indexes rules by their positions in the list.
  package init(_ rules: RuleList) {
    for (position, rule) in rules.enumerated() {
      switch rule.target {
      case .themeRoot(let name): atThemeRoots[name, default: []].append(position)
      case .selector(let selector):
        if let theme = rule.conditions.lazy.compactMap(\.theme).first {
          byTheme[theme, default: Buckets()].add(selector, position)
        } else {
          common.add(selector, position)
        }
      }
    }
  }

  /// The positions of the rules that an element might match.
  ///
  /// - Parameters:
  ///   - node: the element.
  ///   - typeNames: the view type of the element and its superclasses.
  ///   - themes: the active theme at the element, followed by the themes that it inherits from.
  package func candidates(for node: ElementNode, typeNames: [String], themes: [String]) -> [Int] {
    var found: [Int] = []
    common.collect(for: node, typeNames: typeNames, into: &found)
    for name in themes {
      byTheme[name]?.collect(for: node, typeNames: typeNames, into: &found)
      if node.parent == nil || node.themeName != nil { found += atThemeRoots[name] ?? [] }
    }
    return found
  }
}
