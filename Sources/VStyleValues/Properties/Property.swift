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
  // OPTIMIZATION: Stored properties would be simpler. One reference makes copies cheap, and its hash value is computed
  // once: a batch that Swift code creates for each view copies, hashes and compares each of its properties.
  private let definition: Definition

  private final class Definition: Sendable {
    let name: String
    let kind: ValueKind
    let inheritance: Inheritance
    let aliases: [String]
    let state: String?
    let nameHash: Int
    let hash: Int

    /// The definition for the normal state; `nil` for itself.
    let normal: Definition?

    init(
      name: String, kind: ValueKind, inheritance: Inheritance, aliases: [String], for state: String? = nil,
      of normal: Definition? = nil
    ) {
      self.name = name
      self.kind = kind
      self.inheritance = inheritance
      self.aliases = aliases
      self.state = state
      self.normal = normal
      nameHash = normal?.nameHash ?? name.hashValue
      var hasher = Hasher()
      hasher.combine(nameHash)
      hasher.combine(state)
      hash = hasher.finalize()
    }
  }

  /// The name in kebab-case, as in a sheet.
  public var name: String { definition.name }

  /// The control state of the value; `nil` for the normal state and for a property without states.
  public var state: String? { definition.state }

  /// The value type of the property.
  public var kind: ValueKind { definition.kind }

  /// Whether a view without a declaration inherits the value of its parent.
  public var inheritance: Inheritance { definition.inheritance }

  /// Other names, such as `is-hidden`, which are accepted and reported with ``name`` as the correct spelling.
  public var aliases: [String] { definition.aliases }

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
    definition = Definition(
      name: parts.joined(separator: "-"), kind: kind, inheritance: inheritance, aliases: aliases)
  }

  private init(_ definition: Definition) { self.definition = definition }

  /// Whether two properties are one: created by the same call, for the same state.
  package static func === (left: Property, right: Property) -> Bool {
    left.definition === right.definition
      || left.normalDefinition === right.normalDefinition && left.state == right.state
  }

  private var normalDefinition: Definition { definition.normal ?? definition }
}

extension Property {
  /// The property for one control state. Only properties with state slots have a value for each state.
  ///
  /// - Parameter state: the name of the state, such as `highlighted`.
  public func `for`(_ state: String) -> Property {
    let normal = normalDefinition
    guard state != "normal" else { return Property(normal) }
    return Property(
      Definition(
        name: name, kind: kind, inheritance: inheritance, aliases: aliases, for: state, of: normal))
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
    left.definition === right.definition || left.name == right.name && left.state == right.state
  }

  /// Hashes the name and the state.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition.hash) }

  // OPTIMIZATION: The function above would be enough. A dictionary calls this one, whose default hashes the hash value
  // again with its seed: a third of the time of a dictionary literal.
  /// Returns the hash value for a seed.
  public func _rawHashValue(seed: Int) -> Int { storedHash ^ seed }

  /// The hash value of the name and the state. It differs between runs of a program.
  package var storedHash: Int { definition.hash }

  /// The identity of the call that created the property. A property for a state gets a new one each time.
  package var identity: ObjectIdentifier { ObjectIdentifier(definition) }
}

extension Property: CustomStringConvertible {
  /// The name, followed by a colon and the state if there is one.
  public var description: String { state.map { "\(name):\($0)" } ?? name }
}
