import VStyleSelectors
package import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The custom properties of one element of any tree: its root, or an element that one rule matches.
///
/// It resolves values for a whole sheet as an engine does for a tree, as far as a sheet alone allows.
///
/// OPTIMIZATION: a structure is simpler, but checks of many sheets copy it, with its nine references.
package final class CustomPropertyScope: Sendable {
  /// The environment of the scope.
  package let environment: StyleEnvironment

  /// The active theme, followed by the themes that it inherits from.
  package let themes: [String]

  /// The winning declarations of the element, by custom property.
  package let declared: [String: Declaration]

  /// The values that are declared on the element and those that it inherits, by custom property.
  let own: [String: CustomPropertyValue]
  private let inherited: [String: CustomPropertyValue]

  /// The reasons why custom properties that are declared on the element have no value.
  package let failures: [String: SubstitutionFailure]

  /// The custom properties that a keyword on the element leaves without a value.
  private let absent: Set<String>

  package let context: ConditionContext

  init(
    _ declared: [String: Declaration], over inherited: [String: CustomPropertyValue],
    types: [String: CustomPropertyRegistration],
    context: ConditionContext
  ) {
    var resolver = CustomPropertyResolver(
      declared: declared, inherited: CustomPropertyValues(inherited: inherited), types: types,
      in: .unresolved)
    resolver.resolveAll()
    self.declared = declared
    self.context = context
    environment = context.environment
    themes = context.themes
    failures = resolver.failures
    absent = resolver.absent
    // OPTIMIZATION: one merged table is simpler, but a copy of the root's for each rule takes time in their product.
    self.inherited = inherited
    own = resolver.values
  }

  /// Creates a scope with the same custom properties in another environment.
  package init(_ other: CustomPropertyScope, in context: ConditionContext) {
    declared = other.declared
    own = other.own
    inherited = other.inherited
    failures = other.failures
    absent = other.absent
    self.context = context
    environment = context.environment
    themes = context.themes
  }

  /// The value of a custom property on the element; `nil` if it has none.
  package func value(of name: String) -> CustomPropertyValue? {
    own[name] ?? (failures[name] == nil && !absent.contains(name) ? inherited[name] : nil)
      ?? EnvironmentName.initialValue(of: name)
  }

  /// Whether all custom properties have the same values as in another scope.
  package func hasSameValues(as other: CustomPropertyScope) -> Bool { values == other.values }

  /// The scope with all values in one table, as a root for other scopes.
  func flattened() -> CustomPropertyScope { CustomPropertyScope(self, own: values, inherited: [:]) }

  private init(
    _ other: CustomPropertyScope, own: [String: CustomPropertyValue], inherited: [String: CustomPropertyValue]
  ) {
    environment = other.environment
    themes = other.themes
    declared = other.declared
    failures = other.failures
    absent = other.absent
    context = other.context
    (self.own, self.inherited) = (own, inherited)
  }

  /// The values on the element by custom property, inherited ones included.
  package var values: [String: CustomPropertyValue] {
    inherited.filter { failures[$0.key] == nil && !absent.contains($0.key) }.merging(own) { $1 }
  }

  /// Whether a rule's theme and conditions are met in the scope.
  package func meets(_ rule: StyleRule) -> Bool {
    if case .themeRoot(let name) = rule.target, !themes.contains(name) { return false }
    return meets(rule.conditions)
  }

  /// Whether conditions are met in the scope.
  package func meets(_ conditions: [StyleCondition]) -> Bool { conditions.allSatisfy { $0.holds(context) } }
}

extension CustomPropertyScope {
  static func winners(_ cascades: [String: Cascade]) -> [String: Declaration] {
    var declared: [String: Declaration] = [:]
    for (name, cascade) in cascades where name.isDashedName {
      if case .declaration(let winner) = cascade.decision { declared[name] = winner.declaration }
    }
    return declared
  }
}

extension CustomPropertyScope {
  /// Substitutes the `var()` of a value in this scope.
  ///
  /// - Parameters:
  ///   - slice: the tokens of the value.
  ///   - missing: a custom property that counts as one without a value, to test fallbacks.
  /// - Returns: the text, and the last custom property that it comes from.
  package func expand(
    _ slice: TokenSlice, without missing: String? = nil
  ) -> Result<(text: String, lastToken: String?), SubstitutionFailure> {
    Substitution.expand(slice.cursor) { name in
      if name != missing, let value = value(of: name) { return .success(value) }
      return .failure(failures[name] ?? .missing([name]))
    }.map { ($0.text, $0.trail?.lastName) }
  }
}
