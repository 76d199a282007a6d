import TestSupport
import Testing
import VStyle
import VStyleValues
import VStyleViews

/// The page of all properties, generated from the tables.
enum PropertyDocument {
  static let path = PackageRoot.path + "/Docs/Properties.md"

  static var text: String {
    let classes = ViewTypes.all.map { ViewTypeTable.of($0) }
    let bindings = classes.reduce(0) { $0 + ownRows($1).count }
    return """
      # Properties

      Made from the property tables; `UPDATE_GOLDENS=1 swift test --filter PropertyDocumentTests` makes it again.

      \(classes.count) classes have \(bindings) properties of their own, those for one of several places counted each. A class also
      has the properties of its superclass; the parts of a view, such as its layer, are written with their name before
      the property. A range stands behind the kind. *Written after* names the properties that reset or bound this one;
      the number is its rank in the order of writing, 0 where there is none. *Merged* means that members which the style
      does not name stay as they are.

      Values of some kinds have parts that a sheet may set by themselves. A property has a longhand for each, here those of
      one that is called like its kind:

      \(longhands)

      \(classes.map(section).joined(separator: "\n"))
      ## Records

      The kinds that are written as a function with named members.

      \(records)

      """
  }

  private static var longhands: String {
    ValueKind.named.filter { !$0.longhands.isEmpty }.map { kind in
      let names = kind.longhands.map { "`\($0.name(of: kind.name))`: `\($0.kind.syntax)`" }
      return "- `\(kind.syntax)`: \(names.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private static func ownRows(_ table: ViewTypeTable) -> [Int] {
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
    let bindings = ownRows(table)
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
