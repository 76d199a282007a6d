#if DEBUG
  /// The changes of the values that styles set on some objects, from one time to another.
  struct AppliedChanges {
    private let former: [(object: any Styleable, style: AppliedStyle)]

    /// Creates the changes that follow.
    init(of objects: [any Styleable]) { former = objects.map { ($0, $0.styleStorage.applied) } }

    /// A pair of applied styles. Objects often share it.
    private struct Step: Hashable {
      let from: ObjectIdentifier
      let to: ObjectIdentifier
    }

    /// Returns the number of objects with changed values, and the names of the changed properties.
    func counts() -> (objects: Int, properties: Set<String>) {
      var known: [Step: Set<String>] = [:]
      var (objects, properties) = (0, Set<String>())
      for (object, old) in former {
        let new = object.styleStorage.applied
        guard old !== new else { continue }
        let step = Step(from: ObjectIdentifier(old), to: ObjectIdentifier(new))
        let names = known[step] ?? AppliedChanges.properties(from: old, to: new)
        known[step] = names
        if !names.isEmpty { objects += 1 }
        properties.formUnion(names)
      }
      return (objects, properties)
    }

    private static func properties(from old: AppliedStyle, to new: AppliedStyle) -> Set<String> {
      guard let table = new.table ?? old.table else { return [] }
      let (before, after) = (values(of: old), values(of: new))
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      return Set(changed.map { table.binding(of: $0).property.name })
    }

    private static func values(of style: AppliedStyle) -> [AppliedStyle.Key: AppliedStyle.Slot] {
      Dictionary(uniqueKeysWithValues: style.slots.lazy.filter { !$0.isUnset }.map { ($0.key, $0) })
    }
  }
#endif
