import VStyleCascade
import VStyleSyntax
import VStyleValues

/// Writes the values of styles to one object through the table of its view type.
struct StyleApplier {
  let object: any Styleable
  let table: ViewTypeTable

  init(_ object: any Styleable) {
    self.object = object
    table = ViewTypeTable.of(type(of: object))
  }

  /// Replaces the engine's values of the object. Values that the changes do not contain are removed.
  ///
  /// - Returns: the number of writes.
  @discardableResult
  func setEngineValues(_ changes: [StyleDelta.Change]) -> Int {
    table.cache.shared(StyleDelta(changes, for: table, extent: .whole)).apply(to: object)
  }

  /// The delta that removes all values of the engine.
  var removingEngineValues: StyleDelta { table.cache.shared(StyleDelta([], for: table, extent: .whole)) }
}

extension ViewTypeTable {
  /// Returns the changes that a computed style makes: one for each state slot that a declaration sets.
  func changes(for style: ComputedStyle) -> [StyleDelta.Change] {
    var changes: [StyleDelta.Change] = []
    for (position, binding) in bindings.enumerated() {
      for (slot, name) in binding.slots.enumerated() {
        let computed = slot == 0 ? style.properties[binding.property.name] : style.slots[name]?[binding.property.name]
        guard let computed, computed.isStyled else { continue }
        changes.append(
          StyleDelta.Change(BindingIndex(binding: position, slot: slot), computed.value, location: computed.location))
      }
    }
    return changes
  }
}

extension ComputedValue {
  /// The location of the declaration that sets the value; `nil` for a style of Swift code.
  fileprivate var location: SourceLocation? {
    if case .declared(let declaration) = source { declaration.location } else { nil }
  }
}
