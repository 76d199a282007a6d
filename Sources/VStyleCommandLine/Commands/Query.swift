import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension Command {
  /// `vstyle query`
  static let query = Command(
    "query", Operands("SELECTOR [SHEET…] --tree TREE", .files([".vstyle"])),
    summary: "list the nodes that a selector matches",
    options: [
      OptionGroup("input", [.tree] + SchemaInput.projectOptions), OptionGroup("environment", EnvironmentInput.options),
    ],
    notes: [
      "The keys of the nodes come in document order, one a line. An invalid selector is a diagnostic, and",
      "so is an unknown view type or state. Sheets add the view types of their `@view` rules and the themes",
      "that `:theme()` asks for. Exit code 1 if there is a diagnostic of the selector.",
    ],
    examples: [
      ("vstyle query Button --tree home.json", "all buttons"),
      ("vstyle query 'View > Label.title' --tree home.json", "put a selector with spaces in quotes"),
      (
        "vstyle query ':theme(dark) Label' app.vstyle --tree home.json --theme dark", "the labels in a theme of a sheet"
      ),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard let text = invocation.operands.first else { throw invocation.misuse("`query` needs a selector") }
    let sheets = Array(invocation.operands.dropFirst())
    guard sheets.allSatisfy({ $0.hasSuffix(".vstyle") || terminal.files.kind($0) != .nothing }) else {
      throw invocation.misuse("`query` takes one selector, and then sheets; put the selector in quotes")
    }
    let styled = try StyledTree(sheets, invocation, terminal)
    if !sheets.isEmpty { styled.report(to: terminal) }
    let source = SourceText(text, path: "<selector>")
    var cursor = TokenCursor(TokenTape(source))
    let grammar = SelectorGrammar(
      states: SelectorGrammar.controlStates + styled.stylesheet.schema.allStates, nesting: .topLevel)
    do throws(SelectorError) {
      let selectors = try SelectorList.parse(&cursor, grammar: grammar)
      let mistakes = mistakes(in: source, styled.stylesheet.schema)
      guard mistakes.isEmpty else {
        let renderer = DiagnosticRenderer(SourceMap(source))
        terminal.report(TerminalText(rendered: mistakes.map(renderer.pretty).joined(separator: "\n")))
        return .diagnostics
      }
      let found = styled.stylesheet.nodes(matching: selectors, in: styled.tree, environment: styled.environment)
      for position in found { terminal.print("\(styled.tree.nodes[position].key)\n") }
      return .success
    } catch {
      let renderer = DiagnosticRenderer(SourceMap(source))
      terminal.report(TerminalText(rendered: renderer.pretty(error.diagnostic(in: SourceID(0)))))
      return .diagnostics
    }
  }

  /// The rules about the names in a selector, without those of its themes, which other sheets may declare.
  private static let nameRules = ["unknown-view-type", "unknown-state", "state-not-supported"]
    .compactMap(LintRules.named)

  /// Returns what lint finds in the names of a valid selector.
  private static func mistakes(in selector: SourceText, _ schema: StyleSchema) -> [Diagnostic] {
    let rule = SourceText(selector.text + " { --x: 0; }", path: selector.path)
    return Linter(schema: schema, rules: nameRules).lint([rule]).diagnostics.filter { found in
      nameRules.contains { $0.diagnostic == found.rule }
    }
  }
}
