package import VStyleJSON
package import VStyleValues

/// The page of a property or of a view type.
package struct SchemaPage {
  private let schema: StyleSchema
  private let subject: Subject

  private enum Subject {
    case property(String)
    case viewType(String)
  }

  /// Finds the property or the view type with a name.
  ///
  /// - Parameters:
  ///   - name: a view type, or a property in any spelling.
  ///   - schema: the view types.
  /// - Returns: `nil` if there is neither.
  package init?(_ name: String, in schema: StyleSchema) {
    self.schema = schema
    if schema.viewTypes[name] != nil {
      subject = .viewType(name)
    } else if !schema.viewTypes(having: name).isEmpty || schema.shorthand(name) != nil {
      subject = .property(name)
    } else {
      return nil
    }
  }

  /// All names that have a page.
  package static func names(in schema: StyleSchema) -> [String] { schema.viewTypeNames + schema.allPropertyNames }

  /// Returns the page as text.
  package func text() -> String {
    switch subject {
    case .property(let name): propertyText(name)
    case .viewType(let name): viewTypeText(name)
    }
  }

  /// The page as JSON.
  package var json: JSON {
    switch subject {
    case .property(let name):
      [
        "property": .string(self.name(of: name)),
        "longhands": .strings(schema.shorthand(name)?.longhands ?? []),
        "viewTypes": .array(
          definitions(of: name).map { definition in
            var members: [JSON.Member] = [.init("names", .strings(definition.types))]
            members += json(definition.entry)
            return .object(members)
          }),
      ]
    case .viewType(let name):
      [
        "viewType": .string(name), "superclass": .optional(schema.viewTypes[name]?.superclass),
        "subclasses": .strings(subclasses(of: name)), "states": .strings(schema.states(of: name)),
        "properties": .array(
          schema.properties(of: name).map { entry in .object([.init("name", .string(entry.name))] + json(entry)) }),
      ]
    }
  }

  private func json(_ entry: StyleSchema.PropertyEntry) -> [JSON.Member] {
    [
      .init("valueType", .string(entry.kind.syntax)), .init("initial", .string(entry.kind.serialize(entry.initial))),
      .init("inherits", .bool(entry.inherits)), .init("states", .strings(entry.slots)),
      .init("aliases", .strings(entry.aliases)), .init("longhands", .strings(entry.longhands.map(\.name))),
      .init("longhandOf", .optional(entry.part?.whole)),
    ]
  }
}

/// The page of a property.
extension SchemaPage {
  /// A property with the view types that define it in the same way.
  private typealias Definition = (types: [String], entry: StyleSchema.PropertyEntry)

  /// The definitions of a property: most have one.
  private func definitions(of name: String) -> [Definition] {
    var found: [Definition] = []
    for type in schema.viewTypes(having: name) {
      guard let entry = schema.property(name, in: type) else { continue }
      let same = found.firstIndex { known in
        known.entry.kind == entry.kind && known.entry.initial == entry.initial && known.entry.slots == entry.slots
      }
      if let same { found[same].types.append(type) } else { found.append(([type], entry)) }
    }
    return found
  }

  /// The name of a property in kebab-case.
  private func name(of spelling: String) -> String {
    definitions(of: spelling).first?.entry.name ?? schema.shorthand(spelling)?.name ?? spelling
  }

  private func propertyText(_ spelling: String) -> String {
    var text = "property \(name(of: spelling))\n"
    if let shorthand = schema.shorthand(spelling) {
      text += "\n" + FoldedText.table([("shorthand of", shorthand.longhands.joined(separator: ", "))])
    }
    for (types, entry) in definitions(of: spelling) {
      var rows = [
        ("view types", types.map(withSubclasses).joined(separator: ", ")), ("value", entry.kind.syntax),
        ("default", entry.kind.serialize(entry.initial)),
        ("inherited", entry.inherits ? "yes, from the view around" : "no"),
        (
          "states",
          entry.slots.isEmpty
            ? "one value for all; a rule with a state sets it while the view has the state"
            : "a value for each of \(entry.slots.joined(separator: ", "))"
        ),
      ]
      if let whole = entry.part?.whole { rows.append(("longhand of", whole)) }
      if !entry.longhands.isEmpty { rows.append(("longhands", entry.longhands.map(\.name).joined(separator: ", "))) }
      if !entry.aliases.isEmpty { rows.append(("also written", entry.aliases.joined(separator: ", "))) }
      text += "\n" + FoldedText.table(rows)
    }
    return text
  }

  private func withSubclasses(_ type: String) -> String {
    subclasses(of: type).isEmpty ? type : "\(type) and its subclasses"
  }
}

/// The page of a view type.
extension SchemaPage {
  private func subclasses(of name: String) -> [String] {
    schema.viewTypeNames.filter { schema.viewTypes[$0]?.superclass == name }
  }

  private func viewTypeText(_ name: String) -> String {
    let ancestry = schema.ancestry(of: name)
    var rows: [(String, String)] = []
    if ancestry.count > 1 { rows.append(("superclasses", ancestry.dropFirst().joined(separator: ", "))) }
    let subclasses = subclasses(of: name)
    if !subclasses.isEmpty { rows.append(("subclasses", subclasses.joined(separator: ", "))) }
    let states = schema.states(of: name)
    rows.append(("states", states.isEmpty ? "none" : states.map { ":\($0)" }.joined(separator: ", ")))
    var text = "view type \(name)\n\n" + FoldedText.table(rows)
    let own = schema.viewTypes[name]?.properties ?? []
    if !own.isEmpty {
      text += "\nproperties:\n"
      text += FoldedText.table(own.map { ($0.name, SchemaPage.summary($0)) })
    }
    for ancestor in ancestry.dropFirst() {
      let names = (schema.viewTypes[ancestor]?.properties ?? []).map(\.name)
      guard !names.isEmpty else { continue }
      text += "\nfrom \(ancestor):\n" + FoldedText.lines(names.joined(separator: ", "), indent: 2)
    }
    return text
  }

  private static func summary(_ entry: StyleSchema.PropertyEntry) -> String {
    let inherited = entry.inherits ? ", inherited" : ""
    let states = entry.slots.isEmpty ? "" : ", per state"
    return "\(entry.kind.syntax); \(entry.kind.serialize(entry.initial)) by default\(inherited)\(states)"
  }
}
