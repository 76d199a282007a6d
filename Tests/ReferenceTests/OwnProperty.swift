import VStyle
import VStyleValues

/// A property that a view type declares, or whose default it changes.
struct OwnProperty {
  /// The names of its variants, the usual one first. Most properties have one.
  var names: [String]

  /// The name without a variant, whose declaration has the comment.
  let declaredName: String

  let kind: ValueKind

  /// The default as a sheet writes it.
  let initial: String

  let isPerState: Bool
  let isInherited: Bool
  let isMerged: Bool

  /// The names of the properties that are written before it, and reset or bound it.
  let after: [String]

  /// The superclass that declares it with another default, and that default; `nil` for a new property.
  let overridden: (viewType: String, initial: String)?

  /// Whether two properties are variants of one.
  fileprivate func isVariant(of other: OwnProperty) -> Bool {
    declaredName == other.declaredName && kind == other.kind && initial == other.initial
      && isPerState == other.isPerState
  }
}

extension ViewTypeTable {
  /// The properties that the view type declares, or whose default it changes, in the order of its table.
  var ownProperties: [OwnProperty] {
    let parent = superclass.map { ViewTypeTable.of($0) }
    var found: [OwnProperty] = []
    for index in bindings.indices {
      guard let property = ownProperty(index, parent) else { continue }
      if let last = found.last, property.isVariant(of: last) {
        found[found.count - 1].names += property.names
      } else {
        found.append(property)
      }
    }
    return found
  }

  private func ownProperty(_ index: Int, _ parent: ViewTypeTable?) -> OwnProperty? {
    let binding = bindings[index]
    var overridden: (String, String)?
    if let parent, let known = parent.binding(named: binding.property.name) {
      let old = parent.bindings[known]
      guard
        old.owner != binding.owner || old.kind != binding.kind || parent.initialValues[known] != initialValues[index]
      else { return nil }
      overridden = (parent.name, old.kind.serialize(parent.initialValues[known]))
    }
    let name = binding.property.name
    let initial = binding.kind.serialize(initialValues[index])
    if overridden?.1 == initial { overridden = nil }
    return OwnProperty(
      names: [name], declaredName: SourceComments.library.declared(name),
      kind: binding.kind, initial: initial, isPerState: binding.slots.count > 1,
      isInherited: binding.property.inheritance == .fromParent, isMerged: binding.isMerged,
      after: binding.after, overridden: overridden)
  }
}
