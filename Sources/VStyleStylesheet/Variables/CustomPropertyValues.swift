package import VStyleSyntax

/// The values of the custom properties at a node, by name.
///
/// OPTIMIZATION: a copy of the inherited values for each node is simpler, but stores the product of nodes and custom
/// properties. A node shares the values of its parent, unless it declares about as many.
package struct CustomPropertyValues: Sendable {
  /// The shared values of an ancestor; all inherited values of the node itself if ``isFlat``.
  private var common: [String: CustomPropertyValue]

  /// The values that differ from ``common``; `nil` if there are none.
  ///
  /// OPTIMIZATION: a stored struct is simpler. The box keeps copies small, because most nodes have no such values.
  private var special: Special?

  /// Whether changes are written to ``common``, which is the node's own then.
  private var isFlat = true

  private indirect enum Special: Sendable {
    case parts(Parts)
  }

  private struct Parts: Sendable {
    /// The changes to ``CustomPropertyValues/common``; `nil` for a custom property without a value.
    var changes = PersistentMap<String, CustomPropertyValue?>()

    /// The initial values of the custom properties that do not inherit.
    var initials: [String: CustomPropertyValue?] = [:]

    /// The values of custom properties that do not inherit and are set on the node itself; `nil` for one without a
    /// value.
    var uninherited: [String: CustomPropertyValue?] = [:]

    /// The custom properties of the node itself whose values wait for its context.
    var pending: Set<String> = []

    var isEmpty: Bool { changes.isEmpty && initials.isEmpty }

    /// The value of a custom property; `nil` if the parts do not contain it.
    func value(of name: String) -> CustomPropertyValue?? {
      if let initial = initials[name] { return .some(uninherited[name] ?? initial) }
      return changes.value(of: name)
    }
  }

  /// The number of custom properties up to which a copy is as fast as sharing.
  private static let copyLimit = 32

  /// The custom properties above the root: registered ones with their initial values.
  package init(_ types: [String: CustomPropertyRegistration]) {
    common = [:]
    var parts = Parts()
    for (name, type) in types {
      if type.inherits { common[name] = type.initialValue } else { parts.initials[name] = .some(type.initialValue) }
    }
    if !parts.isEmpty { special = .parts(parts) }
  }

  /// Creates values that all inherit.
  package init(inherited: [String: CustomPropertyValue]) { common = inherited }

  /// The custom properties of a node before its own declarations.
  ///
  /// - Parameters:
  ///   - parent: the custom properties of its parent.
  ///   - count: the approximate number of custom properties that the node declares.
  package init(below parent: CustomPropertyValues, declaring count: Int) {
    common = parent.common
    guard case .parts(var parts)? = parent.special else {
      isFlat = common.count <= max(CustomPropertyValues.copyLimit, 4 * count)
      return
    }
    isFlat = common.count + parts.changes.count <= max(CustomPropertyValues.copyLimit, 4 * count)
    parts.uninherited = [:]
    parts.pending = []
    if isFlat {
      common = parent.inheritedValues
      parts.changes = PersistentMap()
    }
    if !parts.isEmpty { special = .parts(parts) }
  }

  /// The value of a custom property; `nil` if it has none.
  package subscript(name: String) -> CustomPropertyValue? {
    get {
      if case .parts(let parts)? = special, let value = parts.value(of: name) { return value }
      return common[name]
    }
    set {
      if special == nil, isFlat {
        common[name] = newValue
      } else {
        setSpecial(name, newValue)
      }
    }
  }

  private mutating func setSpecial(_ name: String, _ value: CustomPropertyValue?) {
    var parts = parts
    // Without this reference, the parts are unique and change in place.
    special = nil
    if parts.initials[name] != nil {
      parts.uninherited.updateValue(value, forKey: name)
    } else if isFlat {
      common[name] = value
    } else {
      parts.changes.set(name, to: value)
    }
    special = .parts(parts)
  }

  /// Records the custom properties of the node itself whose values wait for its context.
  mutating func setPending(_ names: Set<String>) {
    var parts = parts
    parts.pending = names
    special = .parts(parts)
  }

  /// Whether the value of a custom property of the node itself waits for its context.
  package func isPending(_ name: String) -> Bool {
    if case .parts(let parts)? = special { parts.pending.contains(name) } else { false }
  }

  /// The value of a custom property, or the reason why it has none.
  package func lookUp(_ name: String) -> Result<CustomPropertyValue, SubstitutionFailure> {
    // One that does not inherit has its initial value here while its own value waits.
    if case .parts(let parts)? = special, parts.pending.contains(name) { return .failure(.needsContext(name)) }
    return (self[name] ?? EnvironmentName.initialValue(of: name)).map { .success($0) } ?? .failure(.missing([name]))
  }

  /// A value with every `var()` in it replaced by a value of these, or the reason why it has no result.
  ///
  /// OPTIMIZATION: to pass ``lookUp(_:)`` from another module is simpler, but then each reference costs a call through
  /// a closure.
  package func substitute(_ cursor: TokenCursor) -> Result<Substitution.Expansion, SubstitutionFailure> {
    Substitution.expand(cursor) { lookUp($0) }
  }

  private var parts: Parts { if case .parts(let parts)? = special { parts } else { Parts() } }

  /// The custom properties that do not inherit and are set on the node itself.
  package var uninheritedNames: [String] { Array(parts.uninherited.keys) }

  /// The custom properties that have values, by name.
  ///
  /// - Complexity: linear in their number.
  package var all: [String: CustomPropertyValue] {
    var all = inheritedValues
    let parts = parts
    for (name, initial) in parts.initials { all[name] = parts.uninherited[name] ?? initial }
    return all
  }

  private var inheritedValues: [String: CustomPropertyValue] {
    var values = common
    parts.changes.forEach { values[$0] = $1 }
    return values
  }
}
