import VStyle
import VStyleValues
import VStyleViews

/// The index of view types and properties, `Docs/Properties.md`.
enum PropertyIndex {
  static var text: String {
    let names = PropertyPages.tables.flatMap { PropertyPages.properties(of: $0).flatMap(\.names) }
    return """
      # Properties

      Look up the properties of your views here: by view type, or by name. Each view type has a page with its states, its
      properties, their values and defaults.

      ## View types

      \(PropertyPages.tables.count) view types have \(Set(names).count) properties. A view type also has the properties of its superclasses.

      \(tree(below: nil, indent: 0))
      ## Names

      You can write a property as in CSS or as in Swift: `row-height` or `rowHeight`. A property of a part of a view begins
      with the part: `layer-corner-radius`, `title-label-font`. A [longhand](Values.md#longhands) such as `font-size` sets a
      part of a value alone. `vstyle schema` prints all properties as JSON.

      ## Properties by name

      A property with several view types can have a default of its own in each of them.

      \(alphabet(names))
      Next: [value types](Values.md), [the language](Language.md), [properties of your own](OwnViews.md)

      """
  }

  /// The view types with a superclass as a list, and those below them.
  private static func tree(below parent: String?, indent: Int) -> String {
    PropertyPages.tables.filter { $0.superclass.map { ViewTypeTable.of($0).name } == parent }.map { table in
      let count = PropertyPages.properties(of: table).reduce(0) { $0 + $1.names.count }
      let line = "- [\(table.name)](Properties/\(table.name).md): \(summary(of: table)), \(count)"
      return String(repeating: " ", count: indent) + line + "\n" + tree(below: table.name, indent: indent + 2)
    }.joined()
  }

  /// The first sentence about a view type, without the name in UIKit.
  private static func summary(of table: ViewTypeTable) -> String {
    let text = SourceComments.library.viewTypes[table.name] ?? ""
    let sentence = text.prefix { $0 != "." }
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// The properties in tables, one for each first letter, with links to the view types that declare them.
  private static func alphabet(_ names: [String]) -> String {
    var viewTypes: [String: [String]] = [:]
    for table in PropertyPages.tables {
      for name in PropertyPages.properties(of: table).flatMap(\.names) {
        viewTypes[name, default: []].append(table.name)
      }
    }
    let letters = Dictionary(grouping: viewTypes.keys.sorted()) { $0.prefix(1).uppercased() }
    return letters.sorted { $0.key < $1.key }.map { letter, names in
      let rows = names.map { name in
        let types = (viewTypes[name] ?? []).map { "[\($0)](Properties/\($0).md)" }
        return ["`\(name)`", types.joined(separator: ", ")]
      }
      return "### \(letter)\n\n" + Markdown.table(["property", "of"], rows)
    }.joined(separator: "\n")
  }
}
