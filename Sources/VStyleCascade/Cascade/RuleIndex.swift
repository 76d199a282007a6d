import VStyleSelectors

/// The rules of a program, filed under what an element must have to match them.
struct RuleIndex {
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var others: [Int] = []

  init(_ rules: RuleList) {
    for (position, rule) in rules.enumerated() {
      guard case .selector(let selector) = rule.target else {
        others.append(position)
        continue
      }
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
  }

  /// The rules that an element might match.
  func candidates(for node: ElementNode, typeNames: [String]) -> [Int] {
    var found = others
    if let id = node.id { found += byID[id] ?? [] }
    for name in Set(node.classes) { found += byClass[name] ?? [] }
    for type in typeNames { found += byType[type] ?? [] }
    return found
  }
}
