import VStyleCascade
import VStyleSyntax

extension LintContext {
  /// The roots, and the places that rules match below them, where a custom property that is declared has no value.
  func findFailingScopes() -> [CustomPropertyScope] {
    // A custom property that refers to none has a value.
    let groups = ruleSets.flatMap { CustomPropertyGroups($0).all }.filter { $0.contains(where: \.hasReferringToken) }
    var failing: [CustomPropertyScope] = []
    for root in customPropertyRoots {
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
  /// Whether the value of a custom property refers to another one.
  fileprivate var hasReferringToken: Bool {
    declarations.contains { declaration in
      guard declaration.isCustom, let slice = declaration.slice else { return false }
      return !VariableReferences.all(in: slice.cursor).isEmpty
    }
  }
}
