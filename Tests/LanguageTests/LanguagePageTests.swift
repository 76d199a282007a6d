import LanguageSupport
import TestSupport
import Testing
import VStyleCascade
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Tests that the examples of `Docs/Language.md` have the diagnostics and values that the page shows.
@Suite("examples of Docs/Language.md")
struct LanguagePageTests {
  private static let page = LanguagePage.shipped

  @Test("every code block has a known language")
  func kinds() {
    let known: Set = ["vstyle", "tree", "computed", "swift", "text"]
    #expect(Self.page.blocks.filter { !known.contains($0.language) }.map(\.description) == [])
    #expect(Self.page.examples.count > 60)
    #expect(Self.page.examples.flatMap(\.results).count > 20)
  }

  @Test("an example has exactly the diagnostics that it names", arguments: page.examples)
  func diagnostics(_ example: LanguagePage.Example) {
    let expected = example.sheet.settings["error"]?.split(separator: ",").map(String.init) ?? []
    let project = ExampleProject(example)
    #expect(project.diagnostics.map(\.rule.name) == expected, "\(project.diagnostics.map(\.message))")
  }

  @Test("an example has the values that are listed below it", arguments: page.examples.filter { !$0.results.isEmpty })
  func results(_ example: LanguagePage.Example) throws {
    for block in example.results {
      let lines = block.text.split(separator: "\n").map(String.init)
      let computed = try ExampleProject(example).computed(block)
      #expect(lines.map { computed.line(like: $0) } == lines, "line \(block.line)")
    }
  }
}

/// An example that is compiled as a project of its own.
private struct ExampleProject {
  private let example: LanguagePage.Example
  private let source: SourceText
  private let loader: Files
  private let schema = StyleSchema.views

  init(_ example: LanguagePage.Example) {
    self.example = example
    source = SourceText(example.sheet.text, path: example.sheet.settings["file"] ?? "app.vstyle")
    loader = Files(texts: example.files)
  }

  /// The diagnostics of the sheet.
  var diagnostics: [Diagnostic] {
    if example.sheet.settings["block"] != nil {
      return Style.parse(source, typeName: nil, schema: schema).diagnostics
    }
    return Linter(schema: schema, loader: loader).lint([source]).diagnostics
  }

  /// The values in the environment that a block sets.
  func computed(_ block: CodeBlock) throws -> Computed {
    let outline = try #require(example.tree, "no tree before line \(block.line)")
    let tree = try #require(TreeOutline.tree(outline.text), "line \(outline.line) is no tree")
    var environment = StyleEnvironment(themeName: block.settings["theme"])
    for (name, value) in block.settings where name != "theme" {
      let trait = name == "scheme" ? "prefers-color-scheme" : name
      #expect(environment.traits.set(trait, to: value) == nil)
    }
    let stylesheet = CompiledStylesheet.compile([SheetInput(source)], schema: schema, loader: loader)
    return Computed(tree: tree, evaluator: StyleEvaluator(stylesheet, tree: tree, environment: environment))
  }
}

/// The sheets that an example may import.
private struct Files: SheetLoader {
  let texts: [String: String]

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let text = texts[path] else { throw ImportFailure("does not exist") }
    return SourceText(text, path: path)
  }

  func names(in folder: String) -> [String] { texts.keys.sorted() }
}

/// The values of a tree.
private struct Computed {
  let tree: ElementTree
  let evaluator: StyleEvaluator

  /// The line with the actual value for the node and property of an expected line, such as
  /// `save:disabled title-color: rgb(…)`.
  func line(like line: String) -> String {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1 else { return "no `key property: value`" }
    let (place, name) = (words[0].split(separator: ":").map(String.init), String(words[1].dropLast()))
    guard let position = place.first.flatMap(tree.node(withKey:)) else { return "no node `\(words[0])`" }
    let style = evaluator.styles[position]
    let state = place.count > 1 ? place[1] : nil
    let text: String?
    if name.isDashedName {
      text = style.customProperties[name]?.text
    } else if let state {
      text = style.slots[state]?[name]?.text
    } else {
      text = style.properties[name]?.text
    }
    return "\(words[0]) \(name): \(text ?? "nothing")"
  }
}
