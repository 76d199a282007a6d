import VStyleMatching

/// The custom properties at the root of a tree in one theme.
struct ThemedScope {
  /// The name of the theme; `nil` without one.
  let theme: String?
  /// The values.
  let scope: CustomPropertyScope
}

/// The custom properties at the root of a tree in each theme of a stylesheet.
///
/// OPTIMIZATION: a list is simpler, but a document with a `var()` for each of its themes asks for n names in n themes.
struct ThemedScopes {
  /// One scope for each theme, in the order of the stylesheet.
  let all: [ThemedScope]

  /// The positions of the scopes in which a custom property has a value, by name, in ascending order.
  private let holders: [String: [Int]]

  /// The positions by theme.
  private let positions: [String?: Int]

  init(_ all: [ThemedScope]) {
    self.all = all
    var holders: [String: [Int]] = [:]
    for (position, scope) in all.enumerated() {
      for name in scope.scope.values.keys { holders[name, default: []].append(position) }
    }
    self.holders = holders
    positions = Dictionary(all.indices.map { (all[$0].theme, $0) }) { first, _ in first }
  }

  /// Whether a custom property has a value in any theme.
  func hasValue(of name: String) -> Bool { holders[name] != nil }

  /// The scopes in which all custom properties have values, the scope of a theme first; at most ``mostAsked``.
  func scopes(with names: some Collection<String>, first theme: String?) -> [ThemedScope] {
    let lists = names.map { holders[$0] ?? [] }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return [] }
    func hasAll(_ position: Int) -> Bool { names.allSatisfy { all[position].scope.value(of: $0) != nil } }
    let own = positions[theme].flatMap { hasAll($0) ? $0 : nil }
    let others = shortest.prefix(ThemedScopes.mostAsked).filter { $0 != own && hasAll($0) }
    return ((own.map { [$0] } ?? []) + others).map { all[$0] }
  }

  /// The scope of a theme or else the first one, then those in which one of the custom properties has a value.
  ///
  /// At most ``mostAsked`` for each name.
  func scopes(withAnyOf names: some Collection<String>, first theme: String?) -> [ThemedScope] {
    guard let own = positions[theme] ?? all.indices.first else { return [] }
    let others = Set(names.flatMap { (holders[$0] ?? []).prefix(ThemedScopes.mostAsked) }).subtracting([own])
    return [all[own]] + others.sorted().map { all[$0] }
  }

  /// The number of themes that are asked for one value. Nearly always the first of them has it.
  private static let mostAsked = 32
}
