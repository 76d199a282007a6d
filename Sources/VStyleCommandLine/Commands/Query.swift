import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension Command {
  /// `vstyle query`
  static let query = Command(
    "query", Operands("SELECTOR --tree TREE", .texts), summary: "list the nodes that a selector matches",
    options: [
      OptionGroup("input", [.tree] + SchemaInput.options), OptionGroup("environment", EnvironmentInput.options),
    ],
    notes: ["The keys of the nodes come in document order, one a line. An invalid selector is a diagnostic."],
    examples: [
      ("vstyle query Button --tree home.json", "all buttons"),
      ("vstyle query 'View > Label.title' --tree home.json", "put a selector with spaces in quotes"),
      ("vstyle query ':theme(dark) Label' --tree home.json --theme dark", "the labels in a theme"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard let text = invocation.operands.first else { throw invocation.misuse("`query` needs a selector") }
    guard invocation.operands.count == 1 else {
      throw invocation.misuse("`query` takes one selector; put it in quotes")
    }
    let styled = try StyledTree([], invocation, terminal)
    let source = SourceText(text, path: "<selector>")
    var cursor = TokenCursor(TokenTape(source))
    let grammar = SelectorGrammar(
      states: SelectorGrammar.controlStates + styled.stylesheet.schema.allStates, nesting: .topLevel)
    do throws(SelectorError) {
      let selectors = try SelectorList.parse(&cursor, grammar: grammar)
      let found = styled.stylesheet.nodes(matching: selectors, in: styled.tree, environment: styled.environment)
      for position in found { terminal.print(styled.tree.nodes[position].key + "\n") }
      return .success
    } catch {
      let renderer = DiagnosticRenderer(SourceMap(source))
      terminal.report(renderer.pretty(error.diagnostic(in: SourceID(0))))
      return .diagnostics
    }
  }
}
