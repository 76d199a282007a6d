/// A property that a style can set: a name and a value type.
///
/// ```swift
/// extension Property {
///   static let needleColor = Property("needle-color", .color)
///   static let range = Property("range", .number(0...100))
/// }
/// ```
/// An app can add properties of its own. It binds them to key paths in the property table of a view type.
/// Two properties are equal if they have the same name and state.
public struct Property: Sendable {
  /// The name in kebab-case, as in a sheet.
  public let name: String

  /// The value type of the property.
  public let kind: ValueKind

  /// Whether a view without a declaration inherits the value of its parent.
  public let inheritance: Inheritance

  /// Other names, such as `is-hidden`, which are accepted and reported with ``name`` as the correct spelling.
  public let aliases: [String]

  /// The control state of the value; `nil` for the normal state and for a property without states.
  public let state: String?

  /// Whether a property is inherited.
  public enum Inheritance: Sendable, Hashable {
    /// The initial value applies to a view without a declaration.
    case none
    /// The value of the parent applies to a view without a declaration.
    case fromParent
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab-case or as in Swift, or a path of members, such as `layer.borderWidth`.
  ///   - kind: the value type.
  ///   - inheritance: whether the property is inherited. Default: ``Inheritance/none``.
  ///   - aliases: other accepted names. Default: none.
  public init(
    _ name: String, _ kind: ValueKind, inheritance: Inheritance = .none, aliases: [String] = []
  ) {
    let parts = name.split(separator: ".").map { NameStyle.kebab(String($0)) }
    self.init(
      name: parts.joined(separator: "-"), kind: kind, inheritance: inheritance, aliases: aliases, state: nil)
  }

  private init(
    name: String, kind: ValueKind, inheritance: Inheritance, aliases: [String], state: String?
  ) {
    self.name = name
    self.kind = kind
    self.inheritance = inheritance
    self.aliases = aliases
    self.state = state
  }
}

extension Property {
  /// The property for one control state. Only properties with state slots have a value for each state.
  ///
  /// - Parameter state: the name of the state, such as `highlighted`.
  public func `for`(_ state: String) -> Property {
    Property(
      name: name, kind: kind, inheritance: inheritance, aliases: aliases,
      state: state == "normal" ? nil : state)
  }

  /// The property for the normal state.
  public var normal: Property { self.for("normal") }
  /// The property for the highlighted state.
  public var highlighted: Property { self.for("highlighted") }
  /// The property for the disabled state.
  public var disabled: Property { self.for("disabled") }
  /// The property for the selected state.
  public var selected: Property { self.for("selected") }
  /// The property for the focused state.
  public var focused: Property { self.for("focused") }
}

extension Property: Hashable {
  /// Whether two properties have the same name and state.
  public static func == (left: Property, right: Property) -> Bool {
    left.name == right.name && left.state == right.state
  }

  /// Hashes the name and the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(state)
  }
}

extension Property: CustomStringConvertible {
  /// The name, followed by a colon and the state if there is one.
  public var description: String { state.map { "\(name):\($0)" } ?? name }
}
