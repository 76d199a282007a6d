import VStyleSyntax
import VStyleValues

/// The sheets that all engines are measured with, and their schema.
enum SheetInputs {
  /// Returns the tasks for the sheets of a folder.
  static func tasks(in folder: String) -> [BenchTask] {
    ["bootstrap", "big", "app-big"].flatMap { name -> [BenchTask] in
      guard let source = BenchFiles.sheet("\(folder)/\(name).css") else { return [] }
      let sheet = SheetTasks(name: name, source: source, schema: schema(for: source))
      return [sheet.tokenise, sheet.tree, sheet.parse, sheet.parseAndTouch]
    }
  }

  /// Returns a schema with the view types, states and properties of a sheet.
  ///
  /// A property that is not in ``kinds`` keeps its value as tokens.
  static func schema(for source: SourceText) -> StyleSchema {
    let tree = SyntaxTree(parsing: source)
    let declared = tree.nodes.indices.filter { tree.nodes[$0].kind == .declaration }.map { tree.name(of: $0) }
    let names = Set(declared.filter { !$0.isDashedName }).sorted()
    var schema = StyleSchema()
    schema.add(
      .init(
        name: "element", superclass: nil, states: states,
        properties: names.compactMap { name in
          let kind = kinds[name] ?? .any
          return kind.samples.first.map {
            .init(Property(name, kind, inheritance: inherited.contains(name) ? .fromParent : .none), initial: $0)
          }
        }))
    for type in types { schema.add(.init(name: type, superclass: "element")) }
    schema.fallbackViewType = "element"
    return schema
  }

  private static let kinds: [String: ValueKind] = [
    "color": .color, "background-color": .color, "border-color": .color, "outline-color": .color,
    "padding": .insets, "margin": .insets, "min-width": .length, "min-height": .length, "border-width": .length,
    "border-radius": .length, "font-size": .length, "font-weight": .number, "opacity": .numberOrPercentage(0...1),
    "letter-spacing": .length, "outline-width": .length,
  ]

  /// The inherited properties.
  private static let inherited: Set<String> = ["color", "font-size", "font-weight", "letter-spacing"]

  private static let states = [
    "hover", "focus", "active", "disabled", "checked", "selected", "focus-within", "focus-visible", "valid", "invalid",
    "indeterminate", "placeholder-shown",
  ]

  private static let types = [
    "App", "Window", "Toolbar", "Sidebar", "Split", "Panel", "Group", "List", "Row", "Cell", "Button", "Label", "Icon",
    "Field", "Check", "Tabs", "Tab", "Badge", "Status", "Menu", "MenuItem",
  ]
}
