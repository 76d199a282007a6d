public import VStyleValues

/// The values of one node.
public struct ComputedStyle: Sendable {
  /// The value of each property of the node's class, by name. For a property with a value per state,
  /// that of the normal state.
  public internal(set) var properties: [String: ComputedValue] = [:]

  /// The values per state that a declaration reaches, by state and name.
  public internal(set) var slots: [String: [String: ComputedValue]] = [:]

  /// The value of a property, in its state if it has one: `style[.alpha]`, `style[.titleColor.highlighted]`; `nil` if
  /// the class does not have the property. A state that no declaration reaches has the value of the normal one.
  public subscript(property: Property) -> ComputedValue? {
    let normal = properties[property.name]
    guard let state = property.state else { return normal }
    return slots[state]?[property.name] ?? normal
  }

  /// The value of a property as a Swift type; `nil` if it is none of that.
  public func value<T: Bindable>(of property: Property, as type: T.Type = T.self) -> T? {
    self[property].flatMap { T(value: $0.value) }
  }

  /// The custom properties in force, by name.
  ///
  /// - Complexity: linear in their number; see ``customProperty(_:)`` for one.
  public var customProperties: [String: CustomPropertyValue] { customPropertyValues.all }

  /// The value of a custom property; `nil` if it has none here.
  ///
  /// - Parameter name: the name with its two hyphens.
  public func customProperty(_ name: String) -> CustomPropertyValue? { customPropertyValues[name] }

  var customPropertyValues = CustomPropertyValues(inherited: [:])

  /// The theme in force and those it inherits from, itself first.
  public internal(set) var themes: [String] = []

  /// The scheme in force.
  public internal(set) var colorScheme = ColorScheme.light

  /// What the node's values, and its children's, are resolved against.
  var context = ValueContext()
}

extension ComputedValue: CustomStringConvertible {
  /// The canonical text of the value.
  public var description: String { text }
}

/// A value and where it comes from.
public struct ComputedValue: Sendable {
  /// The value.
  public let value: Value

  /// The kind of the value.
  public let kind: ValueKind

  /// Where it comes from.
  public let source: Source

  /// The value as those who inherit it read it again, for one with `currentcolor` in it; else `nil`.
  var followingCurrentColor: Value?

  package init(value: Value, kind: ValueKind, source: Source, followingCurrentColor: Value? = nil) {
    self.value = value
    self.kind = kind
    self.source = source
    self.followingCurrentColor = followingCurrentColor
  }

  /// Where a value comes from.
  public enum Source: Sendable {
    /// A declaration that won.
    case declared(Declaration)
    /// The parent. `isStyled` tells whether a declaration reached an ancestor.
    case inherited(isStyled: Bool)
    /// No declaration holds: the view keeps what it had.
    case initial
  }

  /// Whether a declaration stands after the value, here or on an ancestor.
  public var isStyled: Bool {
    switch source {
    case .declared: true
    case .inherited(let isStyled): isStyled
    case .initial: false
    }
  }

  /// The canonical text of the value.
  public var text: String { kind.serialize(value) }
}
