import VStyleSelectors

/// The rules of a stylesheet, filed under what an element must have to match them.
package struct RuleIndex {
  /// Rules by what their selectors ask of an element.
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
  /// The rules inside `@theme`, which match only while it is in force.
  private var byTheme: [String: Buckets] = [:]
  /// The declarations of `@theme` itself, which hold at the root of a theme.
  private var atThemeRoots: [String: [Int]] = [:]

  /// Files rules.
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

  /// The rules that an element might match.
  ///
  /// - Parameter themes: the theme in force at the element and those it inherits from.
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
