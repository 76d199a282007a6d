import VStyleMatching
import VStyleStylesheet
import VStyleSyntax

extension LintContext {
  /// Returns the scopes in which a declared custom property has no value: roots, and the elements of rules below them.
  func findFailingScopes() -> [CustomPropertyScope] {
    // A custom property without references always has a value.
    let groups = ruleSets.flatMap { CustomPropertyGroups($0).all }.filter {
      $0.contains(where: \.hasReferringCustomProperty)
    }
    var failing: [CustomPropertyScope] = []
    for root in customPropertyRoots + conditionalRoots.filter({ !$0.changed.isEmpty }).map(\.scope) {
      if !root.failures.isEmpty { failing.append(root) }
      for rules in groups {
        let scope = stylesheet.customProperties(declaredBy: rules, below: root)
        if !scope.failures.isEmpty { failing.append(scope) }
      }
    }
    return failing
  }
}

extension StyleRule {
  /// Whether the rule declares a custom property whose value refers to another one.
  fileprivate var hasReferringCustomProperty: Bool {
    declarations.contains { declaration in
      guard declaration.isCustom, let slice = declaration.slice else { return false }
      return VariableReferences.appear(slice.tokens, in: slice.tape)
    }
  }
}
