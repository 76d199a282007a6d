import VStyleCheck
import VStylePacks
package import VStyleSyntax
import VStyleTokens
package import VStyleValues

/// An example of a rule as a project of its own, in which the rule is enabled.
package struct ExampleProject: Sendable {
  /// The diagnostics of the example.
  package let diagnostics: [Diagnostic]

  /// The sources of the diagnostics.
  package let sources: SourceMap

  /// Lints an example.
  ///
  /// - Parameters:
  ///   - example: an example of the rule.
  ///   - rule: the rule.
  ///   - schema: the view types that the example names.
  ///   - text: the text of the file; that of the example by default.
  package init(_ example: LintRule.Example, of rule: LintRule, schema: StyleSchema, text: String? = nil) {
    let text = text ?? example.text
    let files = example.files.sorted { $0.key < $1.key }
    let beside = files.filter { $0.key.hasSuffix(".vstyle") }.map { SourceText($0.value, path: $0.key) }
    let others = files.map(\.key).filter { !$0.hasSuffix(".vstyle") && !$0.hasSuffix(".json") }
    let trees = files.filter { $0.key.hasSuffix(".json") }.map { SourceText($0.value, path: $0.key) }
    var configuration = LintConfiguration()
    configuration.rules = [.init(RuleSelector(rule.code), rule.diagnostic.severity)]
    var linter = Linter(
      schema: schema, configuration: configuration, resources: others.isEmpty ? nil : ResourceFiles(others),
      trees: ExampleProject.trees(trees))
    var sheets = beside
    switch example.kind {
    case .sheet: sheets.insert(SourceText(text, path: "example.vstyle"), at: 0)
    case .configuration:
      let source = SourceText(text, path: "vstyle.json")
      (diagnostics, sources) = (ConfigurationFile(source).diagnostics, SourceMap(source))
      return
    case .skinManifest:
      let source = SourceText(text, path: "CJSkin.plist")
      let manifest = try? SkinManifest(named: source.path, bytes: Array(source.bytes))
      let file = SkinFile(source, packs: manifest?.packs ?? [], warnings: manifest?.diagnostics ?? [])
      linter = Linter(schema: schema, configuration: configuration, skins: [file])
    case .tree:
      let tree = SourceText(text, path: "home.json")
      linter = Linter(schema: schema, configuration: configuration, trees: ExampleProject.trees([tree]))
    case .tokens, .resolver:
      let path = example.kind == .tokens ? "brand.tokens.json" : "brand.resolver.json"
      let project = TokenProject([SourceText(text, path: path)], files: DiskFiles())
      (diagnostics, sources) = (project.diagnostics, project.sources)
      return
    case .baseline: break
    }
    var report = linter.lint(sheets)
    if example.kind == .baseline {
      let folder = BaselineFolder(of: "baseline.json", DiskFiles())
      try? Baseline(SourceText(text, path: "baseline.json"), in: folder).apply(to: &report, configuration)
    }
    (diagnostics, sources) = (report.diagnostics, report.sources)
  }
  /// Returns the trees of files, without those that cannot be read.
  private static func trees(_ sources: [SourceText]) -> [LintedTree] {
    sources.compactMap { source in (try? TreeDocument(source)).map(LintedTree.init) }
  }
}
