import LanguageSupport
import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// An example that is compiled as a project of its own.
struct ExampleProject {
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

  /// Expects the rules of the diagnostics that the example names.
  func expectDiagnostics() {
    let expected = example.sheet.settings["error"]?.split(separator: ",").map(String.init) ?? []
    let found = diagnostics
    #expect(found.map(\.rule.name) == expected, "\(found.map(\.message))")
  }

  /// Expects the values that are listed below the example.
  func expectResults() throws {
    for block in example.results {
      let lines = block.text.split(separator: "\n").map(String.init)
      let computed = try computed(block)
      #expect(lines.map { computed.line(like: $0) } == lines, "line \(block.line)")
    }
  }

  /// The values in the environment that a block sets.
  func computed(_ block: CodeBlock) throws -> ComputedExample {
    let outline = try #require(example.tree, "no tree before line \(block.line)")
    let tree = try #require(TreeOutline.tree(outline.text), "line \(outline.line) is no tree")
    var environment = StyleEnvironment(themeName: block.settings["theme"])
    for (name, value) in block.settings where name != "theme" {
      let trait = name == "scheme" ? "prefers-color-scheme" : name
      #expect(environment.traits.set(trait, to: value) == nil)
    }
    let stylesheet = CompiledStylesheet.compile([SheetInput(source)], schema: schema, loader: loader)
    return ComputedExample(tree: tree, evaluator: StyleEvaluator(stylesheet, tree: tree, environment: environment))
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
struct ComputedExample {
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
