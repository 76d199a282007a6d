/// The values of the custom properties in force at a node, by name.
///
/// A node that declares some takes over those of its parent without a copy, unless it declares about as many: a tree of
/// many nodes under many custom properties would hold their product.
package struct CustomPropertyValues: Sendable {
  /// The custom properties of an ancestor, and those of others that were put together with them.
  private var common: [String: CustomPropertyValue]

  /// What stands beside ``common``; `nil` for nothing.
  ///
  /// OPTIMIZATION: in a box, since the custom properties of most nodes have none of it, and are handed around.
  private var special: Special?

  /// Whether changes go to ``common``, which is the node's own then.
  private var isFlat = true

  private indirect enum Special: Sendable {
    case parts(Parts)
  }

  private struct Parts: Sendable {
    /// What is different from ``CustomPropertyValues/common``; `nil` for a custom property without a value.
    var changes = PersistentMap<String, CustomPropertyValue?>()

    /// The initial values of the custom properties that are not inherited.
    var initials: [String: CustomPropertyValue?] = [:]

    /// The values of those custom properties that are set at the node itself.
    var uninherited: [String: CustomPropertyValue] = [:]

    var isEmpty: Bool { changes.isEmpty && initials.isEmpty }

    /// The value of a custom property; `nil` if nothing is said of it here.
    func value(of name: String) -> CustomPropertyValue?? {
      if let initial = initials[name] { return .some(uninherited[name] ?? initial) }
      return changes.value(of: name)
    }
  }

  /// Up to how many custom properties are copied, which is as quick as sharing them.
  private static let fewTokens = 32

  /// The custom properties above any root: typed ones with their initial values.
  package init(_ types: [String: CustomPropertyRegistration]) {
    common = [:]
    var parts = Parts()
    for (name, type) in types {
      if type.inherits { common[name] = type.initialValue } else { parts.initials[name] = .some(type.initialValue) }
    }
    if !parts.isEmpty { special = .parts(parts) }
  }

  /// Custom properties that are all inherited.
  package init(inherited: [String: CustomPropertyValue]) { common = inherited }

  /// The custom properties of a node before its declarations count.
  ///
  /// - Parameters:
  ///   - parent: the custom properties of its parent.
  ///   - count: about how many custom properties it declares.
  package init(below parent: CustomPropertyValues, declaring count: Int) {
    common = parent.common
    guard case .parts(var parts)? = parent.special else {
      isFlat = common.count <= max(CustomPropertyValues.fewTokens, 4 * count)
      return
    }
    isFlat = common.count + parts.changes.count <= max(CustomPropertyValues.fewTokens, 4 * count)
    parts.uninherited = [:]
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
    // The parts are changed where they are, since nothing else holds them now.
    special = nil
    if parts.initials[name] != nil {
      parts.uninherited[name] = value
    } else if isFlat {
      common[name] = value
    } else {
      parts.changes.set(name, to: value)
    }
    special = .parts(parts)
  }

  private var parts: Parts { if case .parts(let parts)? = special { parts } else { Parts() } }

  /// The custom properties that are not inherited and are set at the node itself.
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
