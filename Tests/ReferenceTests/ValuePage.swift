import VStyle
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// The page of value types, `Docs/Values.md`.
enum ValuePage {
  /// The value types of all properties, of their members and of grammars, by the names of their entries.
  static let kinds: [String: ValueKind] = {
    var kinds: [String: ValueKind] = [:]
    func add(_ kind: ValueKind) {
      let name = ValueTypeText.entry(of: kind)
      guard kinds[name] == nil else { return }
      kinds[name] = kind
      for member in kind.members { add(member.kind) }
    }
    for kind in ValueKind.named { add(kind) }
    for table in PropertyPages.tables { for property in PropertyPages.properties(of: table) { add(property.kind) } }
    return kinds
  }()

  static var text: String {
    """
    # Value types

    Look up here how to write each value. The value type of a property is on [its page](Properties.md).

    The values of the examples are those that the engine computes in the light appearance, with a font of 17 points. A second
    value is that of the dark appearance.

    A grammar is in the notation of CSS: `|` separates alternatives, and `||` alternatives of which several can be written.
    `&&` joins parts in any order. `?` is optional, `+` one or more, `#` a list with commas, and `{1,4}` one to four. A range
    follows the type: `<length [0,∞]>`. In [`@view`](Language.md#view-types) and `@property`, two numbers can also be joined
    by points: `<number 0..100>`.

    *Swift* is the value type of a [property of your own](OwnViews.md#properties), and the type of the member that it sets.
    [`ValueKind`](Members/VStyleValues.md#valuekind) also has those with a range.

    \(ValueEntry.groups.map { group in
      let links = group.entries.map { "[\($0.name)](#\($0.name))" }
      return Markdown.paragraph("**\(group.title)**: \(links.joined(separator: ", "))")
    }.joined(separator: "\n"))
    You can write [a value type of your own](ValueTypes.md) in Swift.

    \(ValueEntry.groups.map { group in
      "## \(group.title)\n\n" + group.entries.map(section).joined(separator: "\n")
    }.joined(separator: "\n"))
    Next: [properties](Properties.md), [the language](Language.md), [coming from CSS](FromCSS.md)

    """
  }

  private static func section(_ entry: ValueEntry) -> String {
    var text = "### \(entry.name)\n\n\(Markdown.paragraph(entry.about))\n"
    if !entry.grammar.isEmpty { text += Markdown.block(entry.grammar, "text") + "\n" }
    if let kind = kinds[entry.name], !kind.members.isEmpty { text += members(kind) + "\n" }
    let examples = Markdown.table(["example", "value"], entry.examples.map(row))
    text += examples.isEmpty ? "" : examples + "\n"
    let mistakes = Markdown.table(["mistake", "message", "rule"], entry.mistakes.flatMap(mistakeRows))
    text += mistakes.isEmpty ? "" : mistakes + "\n"
    let swift = swift(entry).map { "Swift: \($0). " } ?? ""
    text += Markdown.paragraph("\(swift)Source: \(entry.source).\(uses(entry))")
    return text
  }

  /// How Swift writes a value type, and the Swift type of its values; `nil` for values of every value type.
  private static func swift(_ entry: ValueEntry) -> String? {
    guard let kind = kinds[entry.name] else { return nil }
    switch entry.name {
    case "keyword": return "`.keyword(Look.self)`, of an enum `Look`"
    case "flags": return "`.flags(Edges.self)`, of an option set `Edges`"
    case "object": return "`.object(of: View.self)`, of a class such as `View`"
    case "list": return "`.color.list`, of an array"
    default:
      let isNamed = (ValueKind.named + [.any]).contains { $0.name == kind.name }
      let type = swiftType(kind)
      let code = isNamed ? ".\(constant(entry.name))" : ".record(\(type).self)"
      return "`\(code)`, of the type `\(type)`"
    }
  }

  /// The Swift types around those that are declared in another one, by the names of the value types.
  private static let outerTypes = [
    "font-weight": "Font", "font-family": "Font", "list-text-properties": "ListContentConfiguration",
    "list-image-properties": "ListContentConfiguration",
    "bar-button-item-state-appearance": "BarButtonItemAppearance",
    "tab-bar-item-state-appearance": "TabBarItemAppearance",
  ]

  /// The Swift type of the values of a value type, as code outside of it writes it.
  static func swiftType(_ kind: ValueKind) -> String {
    let name = kind.swiftTypeName.split(separator: "?")[0]
    return outerTypes[kind.name].map { "\($0).\(name)" } ?? String(name)
  }

  /// The constant of `ValueKind` for the name of a value type: `fontWeight` for `font-weight`.
  static func constant(_ name: String) -> String {
    switch name {
    case "number-percentage": return "numberOrPercentage"
    case "transform-3d": return "transform3D"
    default:
      let words = name.split(separator: "-")
      return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  /// The members of a record, with their defaults.
  private static func members(_ kind: ValueKind) -> String {
    let initial = (try? kind.parse("\(kind.name)()"))?.resolved(in: ValueContext())
    let values = initial.map { kind.memberValues(of: $0) } ?? []
    let rows = kind.members.enumerated().map { index, member in
      let value = index < values.count ? values[index] : nil
      return [
        Markdown.code(member.name), ValueTypeText(page: "").text(member.kind),
        value.map { Markdown.code(member.kind.serialize($0)) } ?? "",
        Markdown.prose(SourceComments.library.members[kind.name]?[member.name] ?? ""),
      ]
    }
    return Markdown.table(["member", "value", "default", "about"], rows)
  }

  private static func row(_ example: ValueEntry.Example) -> [String] {
    let values = example.values
    // The look of a bar has many colors; a second time would hide the first.
    let isSame = values.dark == values.light || values.light.count > 100
    let dark = isSame ? "" : "; dark: \(Markdown.code(values.dark))"
    return [
      ([example.before, example.rule].filter { !$0.isEmpty }.map { Markdown.code($0.onOneLine) }).joined(
        separator: " "),
      Markdown.code(values.light) + dark,
    ]
  }

  private static func mistakeRows(_ rule: String) -> [[String]] {
    CheckedSheet(rule).diagnostics.map { diagnostic in
      let help = diagnostic.help.map { "; \($0)" } ?? ""
      let name = diagnostic.rule.name
      return [
        Markdown.code(rule), Markdown.prose(diagnostic.message + help), "[\(name)](Rules/\(name).md)",
      ]
    }
  }

  /// Some of the properties of the value type, with links.
  private static func uses(_ entry: ValueEntry) -> String {
    var found: [(name: String, viewType: String)] = []
    for table in PropertyPages.tables {
      for property in PropertyPages.properties(of: table) where ValueTypeText.entry(of: property.kind) == entry.name {
        if !found.contains(where: { $0.name == property.names[0] }) { found.append((property.names[0], table.name)) }
      }
    }
    guard !found.isEmpty else { return "" }
    let links = found.prefix(4).map { "[\($0.name)](Properties/\($0.viewType).md)" }
    if found.count <= links.count { return " Properties: \(links.joined(separator: ", "))." }
    return " Properties: \(links.joined(separator: ", ")) and \(found.count - links.count) more."
  }
}

extension ValueEntry.Example {
  /// The sheet of the example.
  var sheet: String { before.isEmpty ? rule : "\(before)\n\(rule)" }

  /// The value that the engine computes, in both appearances.
  var values: (light: String, dark: String) {
    guard let parts = rule.firstMatch(of: /^([^ ]+) \{\s+([-a-z0-9]+):/) else { return ("", "") }
    let (sheet, name) = (CheckedSheet(sheet), property ?? String(parts.2))
    let view = String(parts.1)
    return (sheet.value(of: name, on: view) ?? "", sheet.value(of: name, on: view, in: .dark) ?? "")
  }
}

extension String {
  /// The text with single spaces for line breaks and indentation.
  var onOneLine: String { split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ") }
}
