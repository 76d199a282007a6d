import VStyleValues

/// The CSS properties of the suites, registered as an app registers its own.
enum SuiteSchema {
  /// The view type of every element.
  static let element = "element"

  /// Returns whether a name is that of a property.
  ///
  /// A custom property is none, and neither is a name with a single leading hyphen.
  static func isProperty(_ name: String) -> Bool { !name.hasPrefix("-") }

  /// Returns whether the program can answer for a name.
  static func knows(_ name: String) -> Bool { !isProperty(name) || !longhands(of: name).isEmpty }

  /// Returns the property with a name, or the longhands of a shorthand for four edges; empty for other names.
  static func longhands(of name: String) -> [String] {
    if schema.property(name, in: element) != nil { return [name] }
    return Shorthand.edgeNames.contains(name) ? schema.shorthand(name, in: element)?.longhands ?? [] : []
  }

  static let schema: StyleSchema = {
    var schema = StyleSchema()
    schema.add(
      .init(
        name: element, superclass: nil, states: SuiteSelector.states,
        properties: SuiteProperty.all.compactMap(\.entry), shorthands: Shorthand.suite))
    schema.fallbackViewType = element
    schema.kinds = [.cssLength, .cssColor]
    return schema
  }()
}

/// A CSS property: one row for each property.
struct SuiteProperty: Sendable {
  let name: String
  let kind: ValueKind
  let initial: String
  let inheritance: Property.Inheritance

  init(_ name: String, _ kind: ValueKind, _ initial: String, inherits: Bool = false) {
    self.name = name
    self.kind = kind
    self.initial = initial
    inheritance = inherits ? .fromParent : .none
  }

  /// The schema entry of the property; `nil` if the initial value is not valid.
  var entry: StyleSchema.PropertyEntry? {
    guard let value = try? kind.parse(initial) else { return nil }
    return .init(Property(name, kind, inheritance: inheritance), initial: value)
  }

  static let all = colors + boxes + backgrounds + effects + text + shapes
}
