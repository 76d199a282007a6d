public import VStyleStylesheet
public import VStyleSyntax
public import VStyleValues

/// The computed values of one node.
public struct ComputedStyle: Sendable {
  /// The value of each property of the node's view type, by name.
  ///
  /// For a property with state slots, this is the value of the normal state.
  public internal(set) var properties: [String: ComputedValue] = [:]

  /// The values in other control states, by state and property name.
  public internal(set) var slots: [String: [String: ComputedValue]] = [:]

  /// The value of a property, in its control state if it has one: `style[.alpha]`, `style[.titleColor.highlighted]`.
  ///
  /// A state without a value of its own has the value of the normal state. The result is `nil` if the view type does
  /// not have the property.
  public subscript(property: Property) -> ComputedValue? {
    let normal = properties[property.name]
    guard let state = property.state else { return normal }
    return slots[state]?[property.name] ?? normal
  }

  /// The value of a property as a Swift type; `nil` if the value does not convert to it.
  public func value<T: Bindable>(of property: Property, as type: T.Type = T.self) -> T? {
    self[property].flatMap { T(value: $0.value) }
  }

  /// The values of all custom properties, by name.
  ///
  /// - Complexity: linear in their number; see ``customProperty(_:)`` for one.
  public var customProperties: [String: CustomPropertyValue] { customPropertyValues.all }

  /// The value of a custom property; `nil` if it has none at this node.
  ///
  /// - Parameter name: the name with its two hyphens.
  public func customProperty(_ name: String) -> CustomPropertyValue? { customPropertyValues[name] }

  var customPropertyValues = CustomPropertyValues(inherited: [:])

  /// The active theme, followed by the themes that it inherits from.
  public internal(set) var themes: [String] = []

  /// The color scheme of the node.
  public internal(set) var colorScheme = Appearance.light

  /// The context in which values of the node and its children are resolved.
  var context = ValueContext()

  /// The diagnostics of the values at this node, in the order in which they were found.
  var diagnostics: [Diagnostic] = []
}

extension ComputedValue: CustomStringConvertible {
  /// The canonical text of the value.
  public var description: String { text }
}

/// A computed value and its source.
public struct ComputedValue: Sendable {
  /// The value.
  public let value: StyleValue

  /// The value type.
  public let kind: ValueKind

  /// The source of the value.
  package let source: Source

  /// The value with `currentcolor` unresolved, for elements that inherit it; `nil` for a value without `currentcolor`.
  var followingCurrentColor: StyleValue?

  package init(value: StyleValue, kind: ValueKind, source: Source, followingCurrentColor: StyleValue? = nil) {
    self.value = value
    self.kind = kind
    self.source = source
    self.followingCurrentColor = followingCurrentColor
  }

  /// The source of a computed value.
  package enum Source: Sendable {
    /// The winning declaration.
    case declared(Declaration)
    /// The parent's value. `isStyled` is true if a declaration applies to an ancestor.
    case inherited(isStyled: Bool)
    /// The initial value: no declaration applies, and the view keeps the value that it has.
    case initial
  }

  /// Whether the value comes from a declaration, on this node or on an ancestor.
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
