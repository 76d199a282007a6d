/// The properties and the shorthand with a name on some view types.
package final class NamedProperty: Sendable {
  /// The shorthand with the name; `nil` if there is none.
  package let shorthand: Shorthand?
  /// The properties with the name on the view types, the first one for each value type.
  package let entries: [StyleSchema.PropertyEntry]
  /// The value types of the properties, each once.
  package let kinds: [ValueKind]
  /// The value type, if there is exactly one; otherwise `nil`.
  package let kind: ValueKind?
  /// Whether the only value type is ``ValueKind/any``.
  package let acceptsAnyTokens: Bool
  /// The name of the first property; empty if there is none.
  package let name: String
  /// The state in the spelling of the name, from the first property; `nil` if there is none.
  package let state: String?

  init(shorthand: Shorthand?, _ entries: [StyleSchema.PropertyEntry]) {
    self.shorthand = shorthand
    var distinct: [StyleSchema.PropertyEntry] = []
    for entry in entries where !distinct.contains(where: { $0.kind == entry.kind }) { distinct.append(entry) }
    self.entries = distinct
    kinds = distinct.map(\.kind)
    kind = kinds.count == 1 ? kinds[0] : nil
    acceptsAnyTokens = kind?.isAny ?? false
    name = distinct.first?.name ?? ""
    state = distinct.first?.state
  }

  /// Creates a copy.
  ///
  /// OPTIMIZATION: One shared object would be simpler. With a copy for each thread, threads do not wait for each other
  /// to count references.
  package init(copying other: NamedProperty) {
    shorthand = other.shorthand
    entries = other.entries
    kinds = other.kinds
    kind = other.kind
    acceptsAnyTokens = other.acceptsAnyTokens
    name = other.name
    state = other.state
  }
}

extension StyleSchema.PropertyEntry {
  /// Whether a spelling that names the property has the hyphens of one of its names, or none.
  func hasHyphens(_ spelling: String) -> Bool {
    if NameStyle.hasHyphens(spelling, of: name) { return true }
    let names = [name] + aliases
    guard let state else { return names.contains { NameStyle.hasHyphens(spelling, of: $0) } }
    return names.contains { name in
      StateSpelling.all(of: state).contains { NameStyle.hasHyphens(spelling, of: "\(NameStyle.kebab(name))-\($0)") }
    }
  }
}

extension StyleSchema {
  /// Looks up the properties and the shorthand with a name on some view types.
  ///
  /// - Parameters:
  ///   - name: the name in any spelling.
  ///   - viewTypes: the names of the view types; an empty array for all view types.
  /// - Returns: the result, which is empty for an unknown name.
  package func named(_ name: String, in viewTypes: [String]) -> NamedProperty {
    guard viewTypes.count <= 1 else { return findNamed(name, in: viewTypes) }
    let key = NamedPropertyCache.Key(name: name, typeName: viewTypes.first)
    if let known = namedProperties.find(key) { return known }
    let found = findNamed(name, in: viewTypes)
    // Unknown names are not cached, because their number is unlimited.
    if !found.entries.isEmpty || found.shorthand != nil { namedProperties.keep(found, key) }
    return found
  }

  private func findNamed(_ name: String, in viewTypes: [String]) -> NamedProperty {
    let shorthand =
      viewTypes.isEmpty ? shorthand(name) : viewTypes.lazy.compactMap { self.shorthand(name, in: $0) }.first
    let found = NamedProperty(
      shorthand: shorthand.flatMap { NameStyle.hasHyphens(name, of: $0.name) ? $0 : nil },
      candidates(name, in: viewTypes).filter { $0.hasHyphens(name) })
    return found.entries.isEmpty && found.shorthand == nil ? MotionProperties.named(spelling: name) ?? found : found
  }

  /// The properties with the name on some view types, or else on their subclasses.
  private func candidates(_ name: String, in viewTypes: [String]) -> [PropertyEntry] {
    let folded = NameStyle.folded(name)
    guard !viewTypes.isEmpty else { return properties(folded: folded) }
    let found = viewTypes.compactMap { property(folded: folded, in: $0) }
    guard found.isEmpty else { return found }
    // `Control { title-color: red }` applies to buttons, because a type selector matches subclasses.
    return self.viewTypes(having: name).filter { owner in viewTypes.contains { isKind(owner, of: $0) } }
      .compactMap { property(folded: folded, in: $0) }
  }
}
