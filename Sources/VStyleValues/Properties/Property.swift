/// A property that a style can set: a name and a kind of value. One row per property.
///
/// ```swift
/// extension Property {
///   static let needleColor = Property("needle-color", .color)
///   static let range = Property("range", .number(0...100))
/// }
/// ```
/// A property is open: an app adds its own, and binds it to a key path of a view type in that
/// class's property table. Two properties are the same if they have the same name and state.
public struct Property: Sendable {
  /// The name in kebab-case, as it is written in a sheet.
  public let name: String

  /// The kind of its values.
  public let kind: ValueKind

  /// Whether a view that no declaration reaches takes its parent's value.
  public let inheritance: Inheritance

  /// Other names that are read and reported as a spelling to change, such as `is-hidden`.
  public let aliases: [String]

  /// The control state that the value is for; `nil` for a property without states and for normal.
  public let state: String?

  /// Whether a property is inherited.
  public enum Inheritance: Sendable, Hashable {
    /// The initial value applies where no declaration does.
    case none
    /// The parent's value applies where no declaration does.
    case fromParent
  }

  /// Makes a property.
  ///
  /// - Parameter name: the name, in kebab-case or as in Swift; also a path of members, such as `layer.borderWidth`.
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
  /// The property for one control state, for properties that have a value per state.
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
  /// The name, with the state after a colon where there is one.
  public var description: String { state.map { "\(name):\($0)" } ?? name }
}
