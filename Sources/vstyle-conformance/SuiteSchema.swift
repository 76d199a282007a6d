import VStyleValues

/// The CSS properties that the suites ask for, registered as an app registers its own.
enum SuiteSchema {
  /// The class that stands for every element.
  static let element = "element"

  /// Whether a name is one of a property: not of a token, nor one with a single hyphen before it, which is of nothing.
  static func isProperty(_ name: String) -> Bool { !name.hasPrefix("-") }

  static let schema: StyleSchema = {
    var schema = StyleSchema()
    schema.add(
      .init(
        name: element, superclass: nil, states: SuiteSelector.states,
        properties: SuiteProperty.all.compactMap(\.entry), shorthands: Shorthand.suite))
    schema.fallbackViewType = element
    schema.kinds = [.cssLength]
    return schema
  }()
}

/// A CSS property. One row per property.
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

  /// What the schema says of the property; `nil` if the initial value is not of the kind.
  var entry: StyleSchema.PropertyEntry? {
    guard let value = try? kind.parse(initial) else { return nil }
    return .init(Property(name, kind, inheritance: inheritance), initial: value)
  }

  static let all = colors + boxes + text + shapes
}
