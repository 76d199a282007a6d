import TestSupport
import VStyleJSON
import VStyleSyntax

/// A project whose names have characters with a meaning in sheets, snippets, Markdown, terminals or paths.
///
/// Each of the names contains the letters `zq`, which nothing else has.
struct HostileNames {
  /// The names by what they name.
  private(set) var names: [NameRole: [String]] = [:]

  /// The files of the project, with paths relative to its folder.
  private(set) var files: [String: String] = [:]

  /// What a name names.
  enum NameRole: CaseIterable {
    case styleClass
    case id
    case theme
    case layer
    case style
    case customProperty
    case viewType
    case property
    case state
    case keyword
    case file
  }

  private static let parts = [
    "$", "$", "$0", "${1:x}", "}", "}", "\\", "\\", "\"", "'", "`", "```", "~~~", "<b>", "|", "[a](b)", "![a](b)", "*",
    "_", "\u{1B}[2J",
    "\n",
    "\r\n", "\t", "\u{85}", "\u{202E}", "\u{2028}", "\u{200B}", "é", "😀", " ", "  ", "(", ")", ";", "{", "#", ".", "-",
    "1", ":", "!", "\u{E000}", "§", "\u{7F}", "&", "%41", "*/", "/*", "@", "A", "\u{301}", "\u{FEFF}", "x", "0",
  ]

  init(_ random: inout SeededGenerator) {
    for role in NameRole.allCases {
      names[role] = (0..<3).map { _ in HostileNames.name(role, &random) }
    }
    files["vstyle.json"] = #"{"schemas": ["s.json"], "trees": ["t.json"]}"#
    files["names.vstyle"] = sheet(&random)
    files["s.json"] = schema.line
    files["t.json"] = #"{"type": "View", "children": [{"type": "Label", "classes": ["zq"]}]}"#
    for name in names[.file] ?? [] {
      for folder in ["", "zq\(name)/"] { for end in [".png", ".vstyle"] { files[folder + name + end] = "" } }
    }
  }

  private static func name(_ role: NameRole, _ random: inout SeededGenerator) -> String {
    func some() -> String {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
    let name = some() + (role == .viewType ? "Zq" : "zq") + some()
    switch role {
    case .customProperty: return "--" + name
    // A name of a file has neither a slash nor a point at its start.
    case .file: return "f" + name.replacing("/", with: "")
    case .keyword: return "zq\(name.utf8.count)"
    // These are compared in lower case, and a point separates a property from its part.
    case .property: return name.lowercased().replacing(".", with: "")
    case .state: return name.lowercased()
    default: return name
    }
  }

  private func all(_ role: NameRole) -> [String] { names[role] ?? [] }

  private func sheet(_ random: inout SeededGenerator) -> String {
    func word(_ role: NameRole) -> String {
      CSSSerialization.serialize(identifier: all(role).randomElement(using: &random) ?? "zq")
    }
    func words(_ role: NameRole) -> [String] { all(role).map { CSSSerialization.serialize(identifier: $0) } }
    let value = CSSSerialization.serialize(string: all(.theme).joined())
    var lines = words(.styleClass).map { ".\($0) { alpha: 1; /* ``` zq \u{1B} <b> \u{202E} */ }" }
    lines += words(.id).map { "Label#\($0) { alpha: 1; }" }
    for theme in words(.theme) {
      let values = words(.customProperty).map {
        " \($0): \([value, "red", "1", "/*\n*/ 2"].randomElement(using: &random) ?? "1");"
      }
      lines.append("@theme \(theme) {\(values.joined())}")
    }
    lines += words(.layer).map { "@layer \($0) { Label:theme(\(word(.theme))) { alpha: 1; } }" }
    lines += words(.style).map { "@style \($0) { alpha: 1; /*\n````\n<b>zq</b>\n*/ }" }
    lines += words(.viewType).map { "@view \($0): View { \(word(.property)): <number>; }" }
    return lines.joined(separator: "\n")
  }

  private var schema: JSON {
    let types = all(.viewType).enumerated().map { index, name -> JSON in
      [
        "name": .string(name + "Schema"), "superclass": "View", "states": .strings(all(.state)),
        "properties": .strings(all(.property)),
      ]
    }
    let properties = all(.property).map { name -> JSON in
      [
        "name": .string(name), "valueType": .string("<number> | \(all(.keyword).joined(separator: " | "))"),
        "initial": "0",
      ]
    }
    return ["version": 1, "viewTypes": .array(types), "properties": .array(properties)]
  }

  /// All names, those of files with their endings and folders.
  var known: Set<String> {
    Set(names.filter { $0.key != .file }.values.flatMap(\.self) + all(.viewType).map { $0 + "Schema" } + files.keys)
  }
}
