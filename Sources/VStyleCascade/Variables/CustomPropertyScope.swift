import VStyleSelectors
import VStyleValues

/// The custom properties that hold at one place of any tree: at its root, or at what one rule matches.
///
/// It answers for a whole sheet what the evaluator answers for a tree, as far as that is known
/// without one.
package struct CustomPropertyScope: Sendable {
  /// The environment that the scope is for.
  package let environment: StyleEnvironment

  /// The theme in force and those it inherits from, itself first.
  package let themes: [String]

  /// The declarations that win at the place, by custom property.
  package let declared: [String: Declaration]

  /// The values that are declared at the place, and those that it inherits, by custom property.
  let own: [String: CustomPropertyValue]
  private let inherited: [String: CustomPropertyValue]

  /// Why custom properties that are declared at the place have no value.
  package let failures: [String: SubstitutionFailure]

  let context: ConditionContext

  init(
    _ declared: [String: Declaration], over inherited: [String: CustomPropertyValue],
    types: [String: CustomPropertyRegistration],
    context: ConditionContext
  ) {
    var resolver = CustomPropertyResolver(
      declared: declared, inherited: CustomPropertyValues(inherited: inherited), types: types)
    resolver.resolveAll()
    self.declared = declared
    self.context = context
    environment = context.environment
    themes = context.themes
    failures = resolver.failures
    // What rules declare is looked up in both; copying the custom properties of the root for each rule would cost their
    // product.
    self.inherited = inherited
    own = resolver.values
  }

  /// The same custom properties in another environment.
  init(_ other: CustomPropertyScope, in context: ConditionContext) {
    declared = other.declared
    own = other.own
    inherited = other.inherited
    failures = other.failures
    self.context = context
    environment = context.environment
    themes = context.themes
  }

  /// The value of a custom property at the place; `nil` if it has none.
  package func value(of name: String) -> CustomPropertyValue? {
    own[name] ?? (failures[name] == nil ? inherited[name] : nil)
  }

  /// Whether all custom properties have the same values as in another scope.
  package func hasSameValues(as other: CustomPropertyScope) -> Bool { values == other.values }

  /// The scope as one that others are below: with one table of values.
  func flattened() -> CustomPropertyScope { CustomPropertyScope(self, own: values, inherited: [:]) }

  private init(
    _ other: CustomPropertyScope, own: [String: CustomPropertyValue], inherited: [String: CustomPropertyValue]
  ) {
    environment = other.environment
    themes = other.themes
    declared = other.declared
    failures = other.failures
    context = other.context
    (self.own, self.inherited) = (own, inherited)
  }

  /// The values at the place, inherited ones included, by custom property.
  package var values: [String: CustomPropertyValue] {
    inherited.filter { failures[$0.key] == nil }.merging(own) { $1 }
  }

  /// Whether the conditions of a rule hold in the scope.
  package func meets(_ rule: StyleRule) -> Bool {
    if case .themeRoot(let name) = rule.target, !themes.contains(name) { return false }
    return rule.conditions.allSatisfy { $0.holds(context) }
  }
}

extension CustomPropertyScope {
  static func winners(_ cascades: [String: Cascade]) -> [String: Declaration] {
    var declared: [String: Declaration] = [:]
    for (name, cascade) in cascades where name.hasPrefix("--") {
      if case .declaration(let winner) = cascade.outcome { declared[name] = winner.declaration }
    }
    return declared
  }
}

extension CustomPropertyScope {
  /// What a value with `var()` reads in this scope.
  ///
  /// - Parameter missing: a custom property that is taken to have no value, so that its fallback counts.
  /// - Returns: the text, and the last custom property that was looked up for it.
  package func expand(
    _ slice: TokenSlice, without missing: String? = nil
  ) -> Result<(text: String, lastToken: String?), SubstitutionFailure> {
    Substitution.expand(slice.cursor) { name in
      if name != missing, let value = value(of: name) { return .success(value) }
      return .failure(failures[name] ?? .missing([name]))
    }.map { ($0.text, $0.trail?.lastName) }
  }
}
