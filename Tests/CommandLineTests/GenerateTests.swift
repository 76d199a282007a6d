import TestSupport
import Testing
import VStyleCheck
import VStyleLint
import VStyleSchema
import VStyleSyntax
import VStyleTesting
import VStyleValues

@testable import VStyleCommandLine

@Suite("vstyle generate")
struct GenerateTests {
  private static let sheet = """
    @theme light { color-scheme: light; --accent: blue; }
    @style title for Label { text-color: var(--accent); }

    """

  @Test("files that would stay the same are not written, and --check accepts them")
  func unchanged() {
    let files = MemoryFiles([("app.vstyle", Self.sheet)])
    #expect(run([], files) == (.success, "Styles.swift\nStyles+Texts.swift\n", "2 of 2 files written\n"))
    #expect(run([], files) == (.success, "", "0 of 2 files written\n"))
    #expect(run(["--check"], files) == (.success, "", "0 of 2 files stale\n"))
  }

  @Test("--check names stale files, writes nothing, and ends with exit code 1")
  func stale() {
    let files = MemoryFiles([("app.vstyle", Self.sheet)])
    #expect(run(["--check"], files) == (.diagnostics, "Styles.swift\nStyles+Texts.swift\n", "2 of 2 files stale\n"))
    #expect(files.texts.keys.sorted() == ["app.vstyle"])
  }

  @Test(
    "without values, the names change only with names and types",
    arguments: [
      (old: "blue", new: "red", changesNames: false), ("0.5", "0.25", false), ("title", "heading", true),
      ("blue", "12", true), ("Label", "Button", true), ("light {", "dark {", false), ("light {", "sepia {", true),
    ])
  func edits(_ old: String, _ new: String, changesNames: Bool) {
    let sheet = "@theme light { --accent: blue; }\n@style title for Label { alpha: 0.5; }\n"
    let files = MemoryFiles([("app.vstyle", sheet)])
    #expect(run(["--no-values"], files).code == .success)
    let edited = files.texts.map { ($0.key, $0.key == "app.vstyle" ? sheet.replacing(old, with: new) : $0.value) }
    let written = run(["--no-values"], MemoryFiles(edited)).output
    #expect(written == (changesNames ? "Styles.swift\nStyles+Texts.swift\n" : "Styles+Texts.swift\n"))
  }

  @Test("the comment of a custom property names each theme, and says which value is that of a sheet without themes")
  func themes() {
    let themed = "@theme light { --ink: red; }\n@theme dark { --ink: white; }\n"
    let files = MemoryFiles([("app.vstyle", themed), ("base.vstyle", ":root { --ink: gray; }\n")])
    _ = Shell.run(["generate", ".", "--output", "."], on: files)
    let lines = (files.texts["Styles.swift"] ?? "").split(separator: "\n").filter { $0.contains("/// - ") }
    #expect(lines.sorted() == ["  /// - `dark`: `white`", "  /// - `light`: `red`", "  /// - without a theme: `gray`"])
  }

  @Test("files in another order give the same code")
  func order() {
    let files = [(path: "a.vstyle", text: "Label.a { --x: 1; }\n"), (path: "b.vstyle", text: "Label.b { --x: 2; }\n")]
    let texts = [["a.vstyle", "b.vstyle"], ["b.vstyle", "a.vstyle"]].map { operands in
      let files = MemoryFiles(files)
      _ = Shell.run(["generate"] + operands + ["--output", "."], on: files)
      return files.texts
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].count == 4)
  }

  @Test("code that would be too large to be compared again is not written")
  func large() {
    let comment = "/* " + String(repeating: "x", count: Limit.sheetBytes.value - 400) + " */\n"
    let files = MemoryFiles([("app.vstyle", comment + Self.sheet), ("more.vstyle", Self.sheet)])
    let (code, _, errors) = Shell.run(["generate", ".", "--output", "."], on: files)
    #expect(code == .cannotCreate)
    #expect(errors.contains("error: the code would be too large to be compared again"), "\(errors)")
    #expect(files.texts.count == 2)
  }

  @Test(
    "the names are for the code that vstyle.json says, unless an option says otherwise",
    arguments: [
      (configured: nil, option: nil, modifier: ""), ("public", nil, "public "), ("package", nil, "package "),
      (nil, "public", "public "), ("public", "package", "package "), ("public", "internal", ""),
    ] as [(String?, String?, String)])
  func access(configured: String?, option: String?, modifier: String) {
    let configuration = configured.map { [(path: "vstyle.json", text: "{\"access\": \"\($0)\"}")] } ?? []
    let files = MemoryFiles([(path: "app.vstyle", text: Self.sheet)] + configuration)
    #expect(run(option.map { ["--access", $0] } ?? [], files).code == .success)
    let code = (files.texts["Styles.swift"] ?? "").replacing("nonisolated ", with: "")
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    for name in ["enum Styles", "enum App", "static var accent", "static var title"] {
      let declaration = lines.first { $0.lowercased().contains(name.lowercased()) } ?? ""
      #expect(declaration.lowercased().hasPrefix((modifier + name).lowercased()), "\(declaration)")
    }
  }

  @Test("the view types of the build plug-in are the built-in ones")
  func builtins() {
    let (_, schema, _) = Shell.run(["schema"], on: MemoryFiles([]))
    #expect(Golden.mismatch(schema, with: PackageRoot.path + "/Sources/VStyleBuild/Views.json") == nil)
  }

  @Test("errors of rules that only lint checks are noted once, and stop nothing")
  func errorsOfLint() {
    let configuration = #"{"rules": {"empty-rule": "error", "text-contrast": "error", "unknown-state": "error"}}"#
    let files = MemoryFiles([
      ("app.vstyle", Self.sheet + "View { }\n"), ("b.vstyle", "View { }\n"), ("vstyle.json", configuration),
    ])
    let note = """
      vstyle.json:1:1: note: the file makes errors of rules that only `vstyle lint` checks: `text-contrast`, `empty-rule`

      """
    let (code, _, errors) = Shell.run(["generate", ".", "--output", "."], on: files)
    #expect(code == .success)
    #expect(errors == note + "2 of 2 files written\n")
    #expect(Shell.run(["lint", "."], on: files).code == .diagnostics)
  }

  @Test("a Swift file that changed since a schema file was written is noticed")
  func changedSources() throws {
    let written = SourceFingerprint(path: "Views/Gauge.swift", source: SourceText("class Gauge {}"))
    let missing = SourceFingerprint(path: "Dial.swift", source: SourceText("class Dial {}"))
    let schema = SchemaFile.text(of: StyleSchema(), sources: [written, missing])
    for (text, changed) in [("class Gauge {}", []), ("class Gauge { }", ["App/Views/Gauge.swift"])] {
      let files = MemoryFiles([("App/a.vstyle.json", schema), ("App/Views/Gauge.swift", text)])
      #expect(try SchemaFile.changedSources(of: "App/a.vstyle.json", files) == changed + ["App/Dial.swift"])
    }
  }

  private func run(
    _ options: [String], _ files: MemoryFiles
  ) -> (code: ExitCode, output: String, errors: String) {
    Shell.run(["generate", "app.vstyle", "--output", "."] + options, on: files)
  }
}
