import VStyleStylesheet
import VStyleSyntax
package import VStyleValues

/// A schema of three view types, with one property for each case that the cascade distinguishes.
package enum LawSchema {
  /// `View` with plain properties and an inherited one, `Control`, and `Button` with values per state.
  package static let schema: StyleSchema = {
    var schema = StyleSchema()
    schema.add(
      .init(
        name: "View", superclass: nil,
        properties: [
          .init(Property("alpha", .numberOrPercentage(0...1)), initial: StyleValue(1.0)),
          .init(Property("radius", .length(0...)), initial: StyleValue(0.0)),
          .init(Property("fill", .color), initial: StyleValue(Color.white)),
          .init(Property("ink", .color, inheritance: .fromParent), initial: StyleValue(Color.black)),
        ]))
    schema.add(.init(name: "Control", superclass: "View", states: SelectorStates.names))
    schema.add(
      .init(
        name: "Button", superclass: "Control",
        properties: [
          .init(
            Property("title-color", .color), initial: StyleValue(Color.white),
            slots: ["normal", "highlighted", "disabled"])
        ]))
    return schema
  }()
}

/// The states of controls in the schema.
private enum SelectorStates {
  static let names = ["highlighted", "disabled", "selected", "focused"]
}
