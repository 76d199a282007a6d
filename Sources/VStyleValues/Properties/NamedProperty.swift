/// What a name stands for on some classes.
package final class NamedProperty: Sendable {
  /// The shorthand of the name.
  package let shorthand: Shorthand?
  /// The property as the classes have it, the first of each kind of value.
  package let entries: [StyleSchema.PropertyEntry]
  /// The kinds of its values, each once.
  package let kinds: [ValueKind]
  /// The kind of its values where there is one property; `nil` where there is none or several.
  package let kind: ValueKind?
  /// Whether there is one property, which takes any tokens.
  package let takesAnyTokens: Bool
  /// The name of the first property; empty where there is none.
  package let name: String
  /// The state that the name is for, as the first property has it.
  package let state: String?

  init(shorthand: Shorthand?, _ entries: [StyleSchema.PropertyEntry]) {
    self.shorthand = shorthand
    var distinct: [StyleSchema.PropertyEntry] = []
    for entry in entries where !distinct.contains(where: { $0.kind == entry.kind }) { distinct.append(entry) }
    self.entries = distinct
    kinds = distinct.map(\.kind)
    kind = kinds.count == 1 ? kinds[0] : nil
    takesAnyTokens = kind?.isAny ?? false
    name = distinct.first?.name ?? ""
    state = distinct.first?.state
  }

  /// Makes another object that says the same, for a thread of its own: threads that count references to one object wait
  /// for each other.
  package init(copying other: NamedProperty) {
    shorthand = other.shorthand
    entries = other.entries
    kinds = other.kinds
    kind = other.kind
    takesAnyTokens = other.takesAnyTokens
    name = other.name
    state = other.state
  }
}

extension StyleSchema {
  /// What a name stands for on some classes.
  ///
  /// - Parameters:
  ///   - name: the name in any spelling.
  ///   - classes: the names of the classes; none stand for every class.
  package func named(_ name: String, in viewTypes: [String]) -> NamedProperty {
    guard viewTypes.count <= 1 else { return findNamed(name, in: viewTypes) }
    let key = NamedPropertyMemory.Key(name: name, typeName: viewTypes.first)
    if let known = namedProperties.find(key) { return known }
    let found = findNamed(name, in: viewTypes)
    // There is no end to the names that stand for nothing.
    if !found.entries.isEmpty || found.shorthand != nil { namedProperties.keep(found, key) }
    return found
  }

  private func findNamed(_ name: String, in viewTypes: [String]) -> NamedProperty {
    let shorthand =
      viewTypes.isEmpty ? shorthand(name) : viewTypes.lazy.compactMap { self.shorthand(name, in: $0) }.first
    return NamedProperty(shorthand: shorthand, candidates(name, in: viewTypes))
  }

  /// The entries under which some classes, or their subclasses, have a property.
  private func candidates(_ name: String, in viewTypes: [String]) -> [PropertyEntry] {
    let folded = NameStyle.folded(name)
    guard !viewTypes.isEmpty else { return properties(folded: folded) }
    let found = viewTypes.compactMap { property(folded: folded, in: $0) }
    guard found.isEmpty else { return found }
    // `Control { title-color: red }` reaches buttons: a type selector matches subclasses.
    return self.viewTypes(having: name).filter { owner in viewTypes.contains { isKind(owner, of: $0) } }
      .compactMap { property(folded: folded, in: $0) }
  }
}
