import Foundation
import TestSupport
import Testing
import VStyleCascade
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Every fix of lint and every refactoring, made by Neovim: each sheet lints as promised, and computes the same values.
struct RealActionTests {
  /// The sheets with the place of the cursor; the whole sheet for fixes.
  private static let sheets: [(text: String, line: Int, character: Int)] =
    ActionTests.examples.map { ($0.text, 0, 0) }
    + ActionTests.changes.map { row in
      let (text, position) = TestClient.cursor(row.text)
      return (text, position["line"]?.integer ?? 0, position["character"]?.integer ?? 0)
    }

  private static func linter() -> Linter {
    var configuration = LintConfiguration()
    configuration.preset = .all
    return Linter(schema: .views, configuration: configuration)
  }

  private static func rules(_ text: String) -> [String] {
    linter().lint([SourceText(text, path: "a.vstyle")]).diagnostics.map(\.rule.name)
  }

  /// The values of the properties of some views, in each theme.
  private static func values(_ text: String) -> [String] {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: .views)
    var tree = ElementTree()
    tree.add(ElementNode(key: "window", typeName: "Window"))
    for (key, type, classes) in [("a", "Label", ["a"]), ("b", "Label", []), ("c", "Button", ["primary"])] {
      var node = ElementNode(key: key, typeName: type)
      node.classes = classes
      tree.add(node, to: 0)
    }
    let themes: [String?] = stylesheet.themeNames.isEmpty ? [nil] : stylesheet.themeNames.map { $0 }
    return themes.flatMap { theme in
      let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: StyleEnvironment(themeName: theme))
      return evaluator.styles.map { style in
        let slots = style.slots.sorted { $0.key < $1.key }.map { state, values in
          "\(state): \(values.map { "\($0.key) \($0.value)" }.sorted())"
        }
        return "\(theme ?? ""): \(style.properties.map { "\($0.key) \($0.value)" }.sorted()) \(slots)"
      }
    }
  }

  @Test func leaveASheetThatLintsAndComputesAsPromised() throws {
    guard let program = RealProgram.vstyle else {
      print("vstyle is not built: left out")
      return
    }
    let folder = try ScratchFolder()
    for (index, sheet) in Self.sheets.enumerated() {
      _ = try folder.write(#"{"preset": "all"}"#, to: "\(index)/vstyle.json")
      _ = try folder.write(sheet.text, to: "\(index)/a.vstyle")
    }
    let places = Self.sheets.enumerated().map { "\($0.offset) \($0.element.line) \($0.element.character)" }
    _ = try folder.write(places.joined(separator: "\n"), to: "places.txt")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Clients/actions.lua")
    let run = try RealProgram.run(
      ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script.path)"], in: folder.path,
      variables: ["CLIENT_ROOT": folder.path, "CLIENT_PROGRAM": program, "HOME": folder.path])
    guard let run else { return }
    #expect(run.output.contains("made "), "\(run.output.suffix(1_000))\(run.errors.suffix(1_000))")
    var refactorings: Set<String> = []
    for (index, sheet) in Self.sheets.enumerated() {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/\(index)")
      for name in names.sorted() where name.hasSuffix(".after") {
        let written = try String(contentsOfFile: folder.path + "/\(index)/\(name)", encoding: .utf8)
        let parts = written.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: "\t").map(String.init)
        check(kind: words[0], rule: words[1], title: words[2], from: sheet.text, to: String(parts[1]))
        if words[0].hasPrefix("refactor") { refactorings.insert(words[2].split(separator: " ")[0].description) }
      }
    }
    #expect(refactorings == ["Add", "Extract", "Merge", "Replace", "Sort", "Write"])
  }

  private static let errors = Set(LintRules.all.filter { $0.diagnostic.severity == .error }.map(\.name))

  private func check(kind: String, rule: String, title: String, from old: String, to new: String) {
    let (before, after) = (Self.rules(old), Self.rules(new))
    let hasErrors = before.contains(where: Self.errors.contains)
    switch kind {
    case "quickfix":
      #expect(after.count { $0 == rule } < before.count { $0 == rule }, "\(title): \(old) → \(new)")
    case "source.fixAll.vstyle":
      // A rule that was silent because of a mistake may speak once that is gone.
      #expect(before.contains { rule in after.count { $0 == rule } < before.count { $0 == rule } }, "\(old) → \(new)")
      #expect(after.count <= before.count, "\(old) → \(new)")
      // A declaration with an error has no value before the fix.
      if !hasErrors { #expect(Self.values(old) == Self.values(new), "\(old) → \(new)") }
    case "refactor.rewrite" where title.hasPrefix("Write as"):
      #expect(!after.contains(where: Self.errors.contains), "\(title): \(old) → \(new)")
      #expect(Self.bytes(title.split(separator: "`")[1]) == [255, 0, 0], "\(title): \(old) → \(new)")
    default:
      #expect(after.count(where: Self.errors.contains) <= before.count(where: Self.errors.contains), "\(title): \(new)")
      #expect(Self.values(old) == Self.values(new), "\(title): \(old) → \(new)")
    }
  }

  /// The components of a color on a screen. Another notation of a color is equal there, and has another canonical text.
  private static func bytes(_ text: Substring) -> [Int] {
    let value = try? ValueKind.color.parse(String(text)).resolved(in: ValueContext())
    guard let color = value?[as: Color.self] else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}
