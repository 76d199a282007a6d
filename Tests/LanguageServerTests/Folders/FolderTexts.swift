import TestSupport
import VStyleJSON
import VStyleSyntax

@testable import VStyleLanguageServer

/// Random texts of the files of projects, which have few names, so that they name the same things.
enum FolderTexts {
  static let folders = ["/p", "/p/in", "/p/in/er", "/p/.git", "/q", "/q/sub", "/q/ü 😀", "/out", "/out/x"]

  /// The folders that a client opens, some of which are in others or do not exist.
  static let clientFolders = ["/p", "/q", "/p/in", "/q/sub", "/q/ü 😀", "/p/.git", "/gone"]

  private static let sheetNames = ["a.vstyle", "b.vstyle", "c d.vstyle", "ü%.vstyle"]
  private static let otherNames = ["t.json", "s.json", "vstyle.json", ".editorconfig"]

  private static let imports = [
    "b.vstyle", "a.vstyle", "in/a.vstyle", "../a.vstyle", "er/b.vstyle", "sub/c d.vstyle", "ü 😀/a.vstyle", "x/a.vstyle",
    "ü%.vstyle",
    "./b.vstyle", "in/../b.vstyle", "no.vstyle", "c\\20 d.vstyle",
  ]

  private static let statements = [
    ".x { alpha: 1; }", ".x.y#m { alpha: 0.5; alpha: 1; }", "@theme day { --a: red; --b: var(--a); }",
    "@theme night from day { --a: blue; .x { alpha: 1; } }", "@style s { alpha: 1; }",
    "@style t extends s { @apply s; }",
    "@layer l { @layer k { .y { alpha: 1; } } }", "@layer l.k, l;", "@view G: View { p: <number>; }", "@view H: G { }",
    "G#m { p: 2; q: 3; }", "Label:theme(day) { text-color: var(--a, var(--c)); }",
    "@property --a { syntax: \"<color>\"; inherits: true; initial-value: red; }",
    "H:is(.x, .y) { alpha: calc(1 - 0.5); }",
    "@supports selector(.x:not(.y)) { .x { alpha: 1 } }", "@scope (.x) to (.y) { Label { alpha: 1; } }",
    "/* 😀 */ .é { alpha: 1; }", "Label { alpha: 1 text-color: red }", ".x\\{ , .\\31 { alpah: 1 }",
    "Label { text-color: red; alpha: 1; } Label { alpha: 1; }", ".x { &.y { alpha: 1; } > #m { alpha: 1 } }",
    "@media (width > 3) { .x { alpha: 1; } }", "}", "{", "\"", "/*", "(", "\\", "@import \"b.vstyle\"",
  ]

  private static let configurations = [
    "{}", #"{"trees": ["t.json"]}"#, #"{"trees": ["t.json", "./t.json"], "schemas": ["s.json"]}"#,
    #"{"trees": ["t.json"], "preview": {"sheets": ["a.vstyle"], "trees": ["./t.json"], "themes": ["day", "night"]}}"#,
    #"{"trees": ["../t.json"]}"#, #"{"trees": ["/p/t.json"], "preset": "all"}"#, #"{"schemas": ["../s.json"]}"#,
    #"{"preset": "strict", "ignore": ["b.vstyle"]}"#, #"{"resources": ["."], "preset": "none"}"#, "{",
    #"{"trees": ["no.json"]}"#, #"{"presset": "core"}"#, "// 😀\r\n{\"preview\": {\"themes\": [\"day\"]},}",
    #"{"trees": ["in", "/q/t.json", "/out/t.json"]}"#,
  ]

  private static let trees = [
    #"{"type": "G", "id": "m", "theme": "day", "children": [{"type": "Label", "classes": ["x", "y"]}]}"#,
    "{\"type\": \"View\",\r\n \"classes\": [\"é\", \"x\", \"\\u0078\"]}", "{", #"{"type": "H", "classes": ["x{"]}"#,
  ]

  private static let schemas = [
    #"{"version": 1, "viewTypes": [{"name": "G", "superclass": "View"}, {"name": "K", "superclass": "G"}]}"#,
    """
    {"version": 1, "viewTypes": [{"name": "H", "superclass": "View", "properties": ["q"]}],
     "properties": [{"name": "q", "viewType": "H", "valueType": "<number>", "initial": "0"}]}
    """, "[",
  ]

  private static let editorConfigs = [
    "root = true\n[*]\nindent_size = 4\n", "[*]\nindent_style = tab\n", "[*]\nindent_size = x\n",
  ]

  /// Returns the path of a file that need not exist.
  static func path(_ random: inout SeededGenerator) -> String {
    let name = (Int.random(in: 0..<3, using: &random) > 0 ? sheetNames : otherNames).randomElement(using: &random)
    return (folders.randomElement(using: &random) ?? "/p") + "/" + (name ?? "a.vstyle")
  }

  /// Returns the path of a sheet that need not exist.
  static func sheetPath(_ random: inout SeededGenerator) -> String {
    (folders.randomElement(using: &random) ?? "/p") + "/" + (sheetNames.randomElement(using: &random) ?? "a.vstyle")
  }

  /// Returns a text for the file at a path.
  static func text(_ path: String, _ random: inout SeededGenerator) -> String {
    if path.hasSuffix("vstyle.json") { return configurations.randomElement(using: &random) ?? "" }
    if path.hasSuffix("t.json") { return trees.randomElement(using: &random) ?? "" }
    if path.hasSuffix(".json") { return schemas.randomElement(using: &random) ?? "" }
    if path.hasSuffix(".editorconfig") { return editorConfigs.randomElement(using: &random) ?? "" }
    var lines = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      "@import \"\(imports.randomElement(using: &random) ?? "")\";"
    }
    lines += (0..<Int.random(in: 0...5, using: &random)).map { _ in statement(&random) }
    return lines.joined(separator: ["\n", "\r\n", " ", "\n\n"].randomElement(using: &random) ?? "\n")
  }

  /// Returns a statement, or a part of one.
  static func statement(_ random: inout SeededGenerator) -> String { statements.randomElement(using: &random) ?? "" }

  /// Returns a position in a sheet, in most cases one with a name.
  static func position(in text: DocumentText, _ random: inout SeededGenerator) -> JSON {
    let names = NameOccurrences(SyntaxTree(parsing: SourceText(path: "", bytes: text.bytes), as: SourceID(0))).all
    let isNamed = Int.random(in: 0..<4, using: &random) > 0
    let name = isNamed ? names.randomElement(using: &random) : nil
    let offset = name?.range.end ?? Int.random(in: 0...text.bytes.count, using: &random)
    return JSON(text.position(of: offset))
  }

  /// Returns files in the folders.
  static func files(_ random: inout SeededGenerator) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      for name in sheetNames + otherNames where Int.random(in: 0..<5, using: &random) < 2 {
        files["\(folder)/\(name)"] = text(name, &random)
      }
    }
    return files
  }
}
