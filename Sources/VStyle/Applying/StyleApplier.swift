import VStyleCascade
import VStyleSyntax
import VStyleValues

/// Writes what styles want to one object through its class's table, and takes it back.
struct StyleApplier {
  let object: any Styleable
  let table: ViewTypeTable

  init(_ object: any Styleable) {
    self.object = object
    table = ViewTypeTable.of(type(of: object))
  }

  /// Makes the engine's values those given: new ones are written, missing ones give way.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  func setEngineValues(_ changes: [StyleDelta.Change]) -> Int {
    table.memory.shared(StyleDelta(changes, for: table, extent: .whole)).apply(to: object)
  }

}

extension ViewTypeTable {
  /// What a computed style declares.
  func changes(for style: ComputedStyle) -> [StyleDelta.Change] {
    var changes: [StyleDelta.Change] = []
    for (position, row) in rows.enumerated() {
      for (slot, name) in row.slots.enumerated() {
        let computed = slot == 0 ? style.properties[row.property.name] : style.slots[name]?[row.property.name]
        guard let computed, computed.isStyled else { continue }
        changes.append(
          StyleDelta.Change(PropertyPlace(row: position, slot: slot), computed.value, location: computed.location))
      }
    }
    return changes
  }
}

extension ComputedValue {
  /// The place of the declaration that gives the value; `nil` for a style of Swift code.
  fileprivate var location: SourceLocation? {
    if case .declared(let declaration) = source { declaration.location } else { nil }
  }
}
