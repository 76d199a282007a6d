import TestSupport
import Testing
import VStyle
import VStyleValues
import VStyleViews

/// The page of all properties, generated from the tables.
enum PropertyDocument {
  static let path = PackageRoot.path + "/Docs/Properties.md"

  static var text: String {
    let viewTypes = ViewTypes.all.map { ViewTypeTable.of($0) }
    let bindings = viewTypes.reduce(0) { $0 + ownBindings($1).count }
    return """
      # Properties

      You can look up every property of every view type here. The page is generated from the property tables, by
      `UPDATE_GOLDENS=1 swift test --filter PropertyDocumentTests`.

      \(viewTypes.count) view types have \(bindings) properties of their own. A property with several positions, such as a bar position,
      counts once for each. A view type also has the properties of its superclass. A property of a part, such as the
      layer, begins with the name of the part. A range follows the value type. *Written after* names the properties that
      reset or bound this one; the number is its rank in the order of writing, 0 for none. *Merged* means that members
      that the style does not name keep their values.

      Some value types have parts that a sheet can set alone. A property has a longhand for each part. These are the
      longhands of a property with the name of its value type:

      \(longhands)

      \(viewTypes.map(section).joined(separator: "\n"))
      ## Records

      The value types that are written as a function with named members.

      \(records)

      """
  }

  private static var longhands: String {
    ValueKind.named.filter { !$0.longhands.isEmpty }.map { kind in
      let names = kind.longhands.map { "`\($0.name(of: kind.name))`: `\($0.kind.syntax)`" }
      return "- `\(kind.syntax)`: \(names.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private static func ownBindings(_ table: ViewTypeTable) -> [Int] {
    let parent = table.superclass.map { ViewTypeTable.of($0) }
    return table.bindings.indices.filter { index in
      let binding = table.bindings[index]
      guard let parent, let known = parent.binding(named: binding.property.name) else { return true }
      return parent.bindings[known].owner != binding.owner || parent.bindings[known].kind != binding.kind
        || parent.initialValues[known] != table.initialValues[index]
    }
  }

  private static func section(_ table: ViewTypeTable) -> String {
    let title = table.superclass.map { "\(table.name): \($0.styleTypeName)" } ?? table.name
    var lines = ["## \(title)", ""]
    let parent = table.superclass.map { ViewTypeTable.of($0) }
    let states = table.states.filter { parent?.states.contains($0) != true }
    if !states.isEmpty { lines += ["States: \(states.map { "`\($0)`" }.joined(separator: " ")).", ""] }
    let bindings = ownBindings(table)
    if !bindings.isEmpty {
      lines += ["| property | kind | default | per state | order |", "| --- | --- | --- | --- | --- |"]
      lines += bindings.map { line(table, $0) } + [""]
    }
    let refused = StyleSchema.views.viewTypes[table.name]?.refused ?? []
    for property in refused { lines += ["No style sets `\(property.name)`: \(property.reason).", ""] }
    return lines.joined(separator: "\n")
  }

  private static func line(_ table: ViewTypeTable, _ index: Int) -> String {
    let binding = table.bindings[index]
    let after = binding.after.map { "`\($0)`" }.joined(separator: ", ")
    let order = "\(table.order.ranks[index])" + (after.isEmpty ? "" : ", written after \(after)")
    let merged = binding.isMerged ? ", merged" : ""
    let initial = binding.kind.serialize(table.initialValues[index])
    let inherited = binding.property.inheritance == .fromParent ? ", inherited" : ""
    return [
      "", "`\(binding.property.name)`", "`\(escaped(binding.kind.syntax))`", "`\(escaped(initial))`\(inherited)",
      binding.slots.count > 1 ? "yes\(merged)" : merged.isEmpty ? "" : "merged", order, "",
    ].joined(separator: " | ").trimmingSpaces
  }

  private static var records: String {
    var lines = ["| record | members |", "| --- | --- |"]
    var known: Set<String> = []
    func add(_ kind: ValueKind) {
      guard !kind.members.isEmpty, known.insert(kind.name).inserted else { return }
      let members = kind.members.map { "`\($0.name)` `\(escaped($0.kind.syntax))`" }
      lines.append("| `\(kind.name)()` | \(members.joined(separator: ", ")) |")
      for member in kind.members { add(member.kind) }
    }
    for type in ViewTypes.all { for binding in ViewTypeTable.of(type).bindings { add(binding.kind) } }
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}

@Suite("The page of all properties")
struct PropertyDocumentTests {
  @Test("the page equals the text generated from the tables")
  func fresh() {
    #expect(Golden.mismatch(PropertyDocument.text, with: PropertyDocument.path).map { "\($0.prefix(400))" } == nil)
  }
}
