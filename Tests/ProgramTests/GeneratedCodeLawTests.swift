import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleViews

@testable import VStyleGenerate

/// Tests that names, values, comments and paths of a stranger's sheet stay what they are in the code of an app.
///
/// The compiler reads the generated files, and its symbol graph lists what they declare. `TEST_ROUNDS=<number>` multiplies
/// the number of names, which is 1,000.
@Suite("generated code of hostile sheets") struct GeneratedCodeLawTests {
  /// Parts of names and texts: what ends lines, comments, literals and declarations, and what looks like code.
  private static let parts = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{1B}[2J", "\u{202E}", "\u{FFFD}",
    "\u{FFFC}", "\u{FEFF}", "\u{200D}", "\t", " ", "///", "//", "/*", "*/", "\"", "\"\"\"", "#\"", "\"#", "\\", "\\(",
    "`",
    "```", "}", "{", ";", "static let x = 1", "import Foundation", "#if DEBUG", "#endif", "@main", "a", "B", "name",
    "1",
    "URL", "class", "self", "init", "default", "Any", "é", "e\u{301}", "漢", "🎨", "→", "-", "_", ".", "$", "'", "0x",
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  /// Returns names of one sort that stay different in Swift, none of which is taken.
  private static func names(
    _ count: Int, prefix: String = "", reserved: Set<String> = [], taken: Set<SwiftName> = [],
    using random: inout SeededGenerator
  ) -> [String] {
    var seen = taken
    var names: [String] = []
    while names.count < count {
      let name = prefix + text(using: &random) + "\(names.count)"
      if seen.insert(SwiftName(member: name, reserved: reserved)).inserted { names.append(name) }
    }
    return names
  }

  /// The names of a sheet by sort, and its text.
  private struct HostileSheet {
    let path: String
    let styles: [String]
    let text: String
  }

  private static func identifier(_ name: String) -> String { CSSSerialization.serialize(identifier: name) }

  @Test("the compiler finds exactly the declarations of the names", .enabled(if: ClientCompiler.tools != nil))
  func declarations() throws {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let (count, sheetCount) = (Environment.rounds(1_000), 20)
    let each = count / (6 * sheetCount) + 1
    let classes = Self.names(each * sheetCount, using: &random)
    let themes = Self.names(each * sheetCount, using: &random)
    let layers = Self.names(each * sheetCount, using: &random).map { $0.replacing(".", with: "") }
    let states = Self.names(each * sheetCount, using: &random)
    let properties = Self.names(each * sheetCount, prefix: "--", using: &random)
    let reserved: Set<String> = ["texts", "embeddedText", "states", "layers", "hotReload"]
    let files = Self.names(sheetCount, reserved: reserved, using: &random).map { $0.replacing("/", with: "") }
    let sheets = files.indices.map { index -> HostileSheet in
      let own = index * each..<(index + 1) * each
      let styles = Self.names(each, reserved: ["sheet", "reloadable"], using: &random)
      var text = ""
      for name in styles {
        let comment = Self.text(using: &random).replacing("*/", with: "")
        text += "@style \(Self.identifier(name)) {\r\n  /* \(comment) */\r  alpha: 0.5;\n}\n"
      }
      for name in classes[own] { text += ".\(Self.identifier(name)) { alpha: 1; }\n" }
      for name in themes[own] { text += "@theme \(Self.identifier(name)) { color-scheme: light; }\n" }
      for name in layers[own] { text += "@layer \(Self.identifier(name));\n" }
      for name in states[own] { text += "Label:state(\(Self.identifier(name))) { alpha: 1; }\n" }
      for name in properties[own] {
        let value = CSSSerialization.serialize(string: Self.text(using: &random))
        text += ":root { \(Self.identifier(name)): \(value); }\n"
      }
      return HostileSheet(path: "App\n/\(files[index]).vstyle", styles: styles, text: text)
    }
    let generator = try #require(
      CodeGenerator(
        module: "VStyleViews", viewTypes: ModuleViewTypes(builtins: [], hasBuiltins: true), showsValues: true,
        output: OutputFolder("App", currentFolders: [])))
    let generated = try generator.files(
      for: sheets.map { sheet in
        CompiledStylesheet.compile(
          [SheetInput(SourceText(sheet.text, path: sheet.path))], schema: .views, loader: NoImports())
      })
    var expected: Set<String> = [
      "Styles", "Styles.texts", "Styles.embeddedText(at:)", "Styles.layers", "Styles.states",
    ]
    func expect(_ names: [String], in type: String, reserved: Set<String> = []) {
      for name in names { expected.insert("\(type).\(SwiftName(member: name, reserved: reserved).text.bare)") }
    }
    expect(classes, in: "StyleClass")
    expect(themes, in: "ThemeStyle")
    expect(layers, in: "Styles.layers")
    expect(states, in: "Styles.states")
    expect(properties, in: "CustomProperty")
    for (sheet, file) in zip(sheets, files) {
      let name = "Styles." + SwiftName(member: file, reserved: reserved).text.bare
      expected.formUnion([name, name + ".sheet"])
      expect(sheet.styles, in: name, reserved: ["sheet", "reloadable"])
    }
    let declared = try ClientCompiler.declarations(in: Dictionary(generated.map { ($0.name, $0.text) }) { $1 })
    #expect(declared.subtracting(expected) == [], "seed \(SeededGenerator.seed)")
    #expect(expected.subtracting(declared) == [], "seed \(SeededGenerator.seed)")
    for file in generated {
      let hidden = file.text.unicodeScalars.filter { $0 != "\n" && $0 != "\t" && VisibleText.isControl($0) }
      #expect(hidden.isEmpty, "\(file.name), seed \(SeededGenerator.seed)")
    }
  }
}

extension String {
  /// The identifier without the backticks around a keyword.
  fileprivate var bare: String { filter { $0 != "`" } }
}
