import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Every fix of lint and every refactoring, made by Neovim: each sheet lints as promised, and computes the same values.
struct RealActionTests {
  /// A file with the place of the cursor, and the files beside it.
  private struct Case {
    let text: String
    var line = 0
    var character = 0
    var file = "a.vstyle"
    var files: [String: String] = [:]

    /// The trees among the files beside it.
    var trees: [String] { files.keys.filter { $0.hasSuffix(".json") }.sorted() }

    /// The configuration, unless the case is one.
    var configuration: String {
      file == "vstyle.json"
        ? text : #"{"preset": "all", "trees": [\#(trees.map { "\"\($0)\"" }.joined(separator: ", "))]}"#
    }

    /// The rules that report something after the text is replaced.
    func rules(_ text: String) -> [String] {
      let source = SourceText(text, path: file)
      guard file == "a.vstyle" else { return ConfigurationFile(source).diagnostics.map(\.rule.name) }
      var configuration = LintConfiguration()
      configuration.preset = .all
      let trees = trees.compactMap { path in try? TreeDocument(SourceText(files[path] ?? "", path: path)) }
      let linter = Linter(schema: .views, configuration: configuration, trees: trees.map(LintedTree.init))
      return linter.lint([source]).diagnostics.map(\.rule.name)
    }
  }

  /// The bad examples of the rules with fixes, in which the whole file is chosen, and the examples of refactorings.
  private static let cases: [Case] =
    ActionTests.examples.map { Case(text: $0.text) }
    + LintRules.all.filter { $0.fixes != nil }.flatMap(\.bad).filter {
      $0.files.keys.contains { $0.hasSuffix(".json") }
    }
    .map { Case(text: $0.text, files: $0.files) }
    + LintRules.all.filter { $0.fixes != nil }.flatMap(\.bad).filter { $0.kind == .configuration }
    .map { Case(text: $0.text, file: "vstyle.json") }
    + ActionTests.changes.map { row in
      let (text, position) = TestClient.cursor(row.text)
      return Case(
        text: text, line: position["line"]?.integer ?? 0, character: position["character"]?.integer ?? 0)
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
    for (index, own) in Self.cases.enumerated() {
      _ = try folder.write(own.text, to: "\(index)/\(own.file)")
      _ = try folder.write(own.configuration, to: "\(index)/vstyle.json")
      for (path, text) in own.files { _ = try folder.write(text, to: "\(index)/\(path)") }
    }
    let places = Self.cases.enumerated().map { index, own in "\(index) \(own.file) \(own.line) \(own.character)" }
    _ = try folder.write(places.joined(separator: "\n"), to: "places.txt")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Clients/actions.lua")
    let run = try RealProgram.run(
      ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script.path)"], in: folder.path,
      variables: ["CLIENT_ROOT": folder.path, "CLIENT_PROGRAM": program, "HOME": folder.path])
    guard let run else { return }
    #expect(run.output.contains("made "), "\(run.output.suffix(1_000))\(run.errors.suffix(1_000))")
    var (refactorings, fixed): (Set<String>, Set<String>) = ([], [])
    for (index, own) in Self.cases.enumerated() {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/\(index)")
      for name in names.sorted() where name.hasSuffix(".after") {
        let written = try String(contentsOfFile: folder.path + "/\(index)/\(name)", encoding: .utf8)
        let parts = written.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: "\t").map(String.init)
        check(own, kind: words[0], rule: words[1], title: words[2], to: String(parts[1]))
        if words[0] == "quickfix", !words[2].hasPrefix("Suppress") { fixed.insert(words[1]) }
        if words[0].hasPrefix("refactor") { refactorings.insert(words[2].split(separator: " ")[0].description) }
      }
    }
    #expect(refactorings == ["Add", "Extract", "Merge", "Replace", "Sort", "Write"])
    #expect(Set(LintRules.all.filter { $0.fixes != nil }.map(\.name)).subtracting(fixed) == [])
  }

  private static let errors = Set(LintRules.all.filter { $0.diagnostic.severity == .error }.map(\.name))

  private func check(_ own: Case, kind: String, rule: String, title: String, to new: String) {
    let old = own.text
    let (before, after) = (own.rules(old), own.rules(new))
    let hasErrors = before.contains(where: Self.errors.contains)
    switch kind {
    case "quickfix":
      #expect(after.count { $0 == rule } < before.count { $0 == rule }, "\(title): \(old) → \(new)")
      if title.hasPrefix("Suppress") { #expect(Self.values(old) == Self.values(new), "\(title): \(old) → \(new)") }
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
