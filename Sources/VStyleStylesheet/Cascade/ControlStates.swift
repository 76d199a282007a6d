package import VStyleValues

/// The dependencies between states.
package enum ControlStates {
  /// The control states with values of their own. A control in none of them is in the normal state.
  package static let exclusive: Set<String> = ["highlighted", "disabled", "selected", "focused"]

  /// Whether a state applies to an element with some states.
  ///
  /// `enabled` applies unless `disabled` is present, and `normal` if no control state is present.
  package static func hold(_ name: String, in states: Set<String>) -> Bool {
    switch name {
    case "enabled": !states.contains("disabled")
    case "normal": states.isDisjoint(with: exclusive)
    default: states.contains(name)
    }
  }

  /// Whether a view type has the state `enabled`.
  ///
  /// A view type outside of the schema has the states of the fallback type. Without a fallback type, it has the state.
  package static func canBeEnabled(_ typeName: String, _ schema: StyleSchema) -> Bool {
    let name = schema.viewTypes[typeName] == nil ? schema.fallbackViewType : typeName
    return name.map { schema.states(of: $0).contains("enabled") } ?? true
  }

  /// The states of a control that is in exactly one of the exclusive states, or in the normal state.
  ///
  /// - Parameters:
  ///   - slot: the exclusive state, or `normal`.
  ///   - states: the actual states, of which the exclusive ones are removed.
  package static func forced(_ slot: String, over states: Set<String>) -> Set<String> {
    let others = states.subtracting(exclusive)
    return slot == "normal" ? others : others.union([slot])
  }
}

extension CompiledStylesheet {
  /// The active theme at a root: the selected one, or the first theme with the color scheme of the environment.
  package func theme(for environment: StyleEnvironment) -> String? {
    if let name = environment.themeName { return name }
    let scheme = environment.traits.colorScheme
    return themeNames.first { name in
      themeChain(name).lazy.compactMap { self.themes[$0]?.colorScheme }.first == scheme
    }
  }
}
