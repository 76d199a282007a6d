package import VStyleMatching
package import VStyleStylesheet

extension CompiledStylesheet {
  /// The custom properties at roots in environments that meet media queries as well.
  ///
  /// A root whose environment no traits can complete is left out.
  ///
  /// - Parameters:
  ///   - roots: the roots in other environments.
  ///   - conditions: the media queries, perhaps among other conditions.
  package func customPropertyRoots(
    like roots: [CustomPropertyScope], meeting conditions: [StyleCondition]
  ) -> [CustomPropertyScope] {
    let changesProperties = rules.contains { rule in
      rule.conditions.contains(where: \.isMedia) && rule.declarations.contains(where: \.isCustom)
    }
    return roots.flatMap { root -> [CustomPropertyScope] in
      var environment = root.environment
      guard let traits = environment.traits.meeting(conditions) else { return [] }
      environment.traits = traits
      if changesProperties { return rootCustomProperties(in: [environment]) }
      let context = ConditionContext(
        environment: environment, themes: root.themes, colorScheme: root.context.colorScheme)
      return [CustomPropertyScope(root, in: context)]
    }
  }
}
