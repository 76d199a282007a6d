import VStyle
import VStyleValues
import VStyleViews

/// The pages of the properties: one for each view type, from the property tables and the comments in the sources.
enum PropertyPages {
  /// The tables of all view types, superclasses first.
  static let tables = ViewTypes.all.map { ViewTypeTable.of($0) }

  private static let own = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.ownProperties) })

  /// The properties that a view type declares, or whose default it changes.
  static func properties(of table: ViewTypeTable) -> [OwnProperty] { own[table.name] ?? [] }

  /// The pages of `Docs/Properties` by the names of their files.
  static var all: [String: String] {
    Dictionary(uniqueKeysWithValues: tables.map { ("\($0.name).md", page($0)) })
  }

  private static let values = ValueTypeText(page: "../Values.md")

  private static func page(_ table: ViewTypeTable) -> String {
    let own = properties(of: table)
    var text = "# \(table.name)\n\n\(Markdown.paragraph(SourceComments.library.viewTypes[table.name] ?? ""))\n"
    text += family(table) + "\n"
    if let example = PropertyExamples.all[table.name] { text += Markdown.block(example, "css") + "\n" }
    text += states(table)
    text += own.isEmpty ? "" : "## Properties\n\n\(properties(table, own))\n" + variants(own)
    text += longhands(table, own)
    text += inherited(table)
    text += refused(table)
    return text
      + "Next: [all properties](../Properties.md), [value types](../Values.md), [the language](../Language.md)\n"
  }

  /// The superclasses and the subclasses, with links.
  private static func family(_ table: ViewTypeTable) -> String {
    let above = table.ancestry.dropFirst().map { "[\($0)](\($0).md)" }
    let below = tables.filter { $0.superclass.map { ViewTypeTable.of($0).name } == table.name }
      .map { "[\($0.name)](\($0.name).md)" }
    var lines = above.isEmpty ? [] : ["Superclasses: \(above.joined(separator: " › "))"]
    if !below.isEmpty { lines.append("Subclasses: \(below.joined(separator: ", "))") }
    return lines.isEmpty ? "It has no superclass.\n" : lines.map { Markdown.paragraph($0) }.joined(separator: "\n")
  }

  private static func states(_ table: ViewTypeTable) -> String {
    guard !table.states.isEmpty else { return "" }
    let names = table.states.map { "`:\($0)`" }.joined(separator: ", ")
    return "## States\n\n" + Markdown.paragraph("Selectors can test \(names).") + "\n"
  }

  private static func properties(_ table: ViewTypeTable, _ own: [OwnProperty]) -> String {
    let rows = own.map { property in
      [
        names(property), values.text(property.kind),
        Markdown.code(property.initial), notes(property, of: table),
      ]
    }
    return Markdown.table(["property", "value", "default", "about"], rows)
  }

  /// The name of a property, or both if there are two variants. More variants have a list of their own.
  private static func names(_ property: OwnProperty) -> String {
    property.names.prefix(property.names.count > 2 ? 1 : 2).map { Markdown.code($0) }.joined(separator: " ")
  }

  /// What a property does, and how it differs from a plain one.
  private static func notes(_ property: OwnProperty, of table: ViewTypeTable) -> String {
    var notes = [about(property)]
    let states = "[control state](../Language.md#control-states)"
    if property.isPerState, !notes[0].contains(states) { notes.append("A value for each \(states).") }
    if property.isInherited, !notes[0].contains("inherited") { notes.append("Subviews inherit it.") }
    if property.isMerged { notes.append("Members that the style does not name keep their values.") }
    if !property.after.isEmpty {
      let names = Markdown.list(property.after.map { Markdown.code($0) })
      notes.append(
        "Written after \(names), which \(property.after.count == 1 ? "resets or bounds" : "reset or bound") it.")
    }
    if let (name, value) = property.overridden {
      notes.append("The default of [\(name)](\(name).md) is \(Markdown.code(value)).")
    }
    return Markdown.prose(notes.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The comment of the property. Several view types share a comment that says that there is a value for each state.
  private static func about(_ property: OwnProperty) -> String {
    let text = SourceComments.library.properties[property.declaredName] ?? ""
    guard property.isPerState else { return text.replacing(", for each control state", with: "") }
    return text.replacing("control state", with: "[control state](../Language.md#control-states)")
  }

  private static func variants(_ own: [OwnProperty]) -> String {
    let several = own.filter { $0.names.count > 2 }
    guard !several.isEmpty else { return "" }
    let lines = several.map { property in
      "- `\(property.names[0])`, also as \(Markdown.list(property.names.dropFirst().map { "`\($0)`" }))\n"
    }
    return """
      ### Variants

      These properties have a value for each variant, such as each bar metric. The name ends with the variant:

      \(lines.joined())

      """
  }

  private static func longhands(_ table: ViewTypeTable, _ own: [OwnProperty]) -> String {
    let rows = own.filter { !$0.kind.longhands.isEmpty }.map { property in
      let names = property.kind.longhands.map { "\(Markdown.code($0.name(of: property.names[0])))" }
      return [Markdown.code(property.names[0]), names.joined(separator: " ")]
    }
    guard !rows.isEmpty else { return "" }
    return """
      ### Longhands

      A [longhand](../Values.md#longhands) sets a part of a property alone.

      \(Markdown.table(["property", "longhands"], rows))

      """
  }

  private static func inherited(_ table: ViewTypeTable) -> String {
    let parents = tables.filter {
      $0.name != table.name && table.ancestry.contains($0.name) && !properties(of: $0).isEmpty
    }
    guard !parents.isEmpty else { return "" }
    let rows = parents.reversed().map { parent in
      let names = properties(of: parent).map { Markdown.code($0.names[0]) }
      return [
        "[\(parent.name)](\(parent.name).md#properties)", names.prefix(6).joined(separator: " "), "\(names.count)",
      ]
    }
    return "## Inherited properties\n\n" + Markdown.table(["from", "such as", "in all"], rows) + "\n"
  }

  private static func refused(_ table: ViewTypeTable) -> String {
    let rows = (StyleSchema.views.viewTypes[table.name]?.refused ?? []).map {
      [Markdown.code($0.name), Markdown.prose($0.reason)]
    }
    return rows.isEmpty ? "" : "## Not for sheets\n\n" + Markdown.table(["member", "why"], rows) + "\n"
  }
}
