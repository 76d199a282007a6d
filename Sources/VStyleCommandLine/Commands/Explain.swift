import VStyleAdvice
import VStyleJSON
import VStyleLint
import VStylePreview
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

extension Command {
  private static let format = Option("format", .choice(["text", "json"]), "how to show the explanation")
  private static let node = Option("node", .text("KEY"), "the node to explain", example: "save")
  private static let property = Option(
    "property", .text("NAME"), "one property, or a custom one; all declared ones by default", example: "alpha")
  private static let state = Option(
    "state", .text("NAME"), "the state whose values are explained; by default all that change a value",
    example: "highlighted")
  private static let whyNot = Option(
    "why-not", .text("WHERE"), "why a declaration does not reach the node: FILE:LINE, a selector or a property",
    example: "app.vstyle:12")

  /// `vstyle explain`
  static let explain = Command(
    "explain", Operands("SHEET… --tree TREE --node KEY | RULE | PROPERTY | TYPE", .pages),
    summary: "show why a node has its values, or the page of a rule, property or view type",
    options: [
      OptionGroup("input", [.tree, node, ChosenSkin.packs] + SchemaInput.projectOptions),
      OptionGroup("environment", EnvironmentInput.options + [ChosenSkin.name]),
      OptionGroup("output", [property, state, whyNot, format]),
    ],
    notes: [
      "For each property: the declaration that won, those that lost and why, and the custom properties.",
      "Without --property: what declarations reach, with the states in which a value differs.",
      "Without --tree: the page of a lint rule, such as unknown-property or VS1001, of a property or of a",
      "view type.",
    ],
    examples: [
      ("vstyle explain unknown-property", "the page of a rule; also of a property or a view type"),
      ("vstyle explain app.vstyle --tree home.json --node save", "every value of a view"),
      (
        "vstyle explain app.vstyle --tree home.json --node save --why-not app.vstyle:32",
        "why the declarations in a line do not reach it"
      ),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard asksAboutNode(invocation) else { return try explainName(invocation, terminal) }
    guard !invocation.operands.isEmpty, invocation.value(.tree) != nil, let key = invocation.value(node) else {
      throw MissingInput(invocation, terminal).error(node: node)
    }
    let styled = try StyledTree(invocation.operands, invocation, terminal)
    let position = try styled.node(key)
    let evaluator = StyleEvaluator(
      styled.stylesheet, tree: styled.tree, environment: styled.environment, upTo: position)
    if let text = invocation.value(whyNot) {
      guard invocation.value(property) == nil, invocation.value(state) == nil else {
        throw invocation.misuse("`--why-not` looks at all states; leave `--property` and `--state` out")
      }
      let element = styled.tree.nodes[position]
      let questioned = try QuestionedDeclarations(text, in: styled.stylesheet, for: element)
      let report = WhyNotReport(questioned, styled, evaluator, node: position)
      if invocation.choice(format) == "json" {
        terminal.print(result: report.json())
      } else {
        terminal.print(report.text())
      }
      return .success
    }
    var tracer = PropertyTracer(evaluator, node: position)
    var visits = LimitBudget(.explanationVisits)
    let subjects = try subjects(invocation, styled, position, &tracer, &visits)
    let report = ExplainReport(styled, evaluator, node: position, subjects, &tracer)
    if invocation.choice(format) == "json" {
      terminal.print(result: report.json())
    } else {
      terminal.print(report.text())
    }
    styled.report(evaluator.diagnostics, to: terminal)
    if let remark = report.remark { terminal.report(remark) }
    if visits.isExceeded {
      terminal.report(
        "warning: not all states are listed; ask for one with `--state`: \(Limit.explanationVisits.sentence())\n")
    }
    return .success
  }

  /// Whether a command line asks about a node, and not for a page.
  private static func asksAboutNode(_ invocation: Invocation) -> Bool {
    let options = [.tree, node, property, state, whyNot]
    return options.contains { invocation.value($0) != nil }
      || invocation.operands.contains { $0.hasSuffix(".vstyle") || $0 == "-" }
  }

  /// Shows the page of a rule, a property or a view type.
  private static func explainName(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> ExitCode {
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      throw invocation.misuse(
        "`explain` needs one rule, property or view type, such as `unknown-property`, or sheets, a tree and a node",
        advice: MissingInput(invocation, terminal).examples(node))
    }
    let schema = try SchemaInput.project(invocation, terminal)
    let isJSON = invocation.choice(format) == "json"
    if let rule = LintRules.named(name) {
      let page = RulePage(rule: rule)
      guard !isJSON else {
        terminal.print(result: page.json(schema).pretty)
        return .success
      }
      let colors: DiagnosticRenderer.Colors = terminal.usesColors(invocation.choice(.color)) ? .ansi : .none
      terminal.printPage(TerminalText(rendered: page.text(schema, colors: colors)), invocation)
      return .success
    }
    if let page = SchemaPage(name, in: schema) {
      if isJSON {
        terminal.print(result: page.json.pretty)
      } else {
        terminal.printPage(TerminalText(lines: page.text()), invocation)
      }
      return .success
    }
    let names = LintRules.all.map(\.name) + LintRules.all.map(\.code) + SchemaPage.names(in: schema)
    // A name with a word more is likelier than one with other letters.
    let longer = names.first { $0.hasSuffix("-\(NameStyle.kebab(name))") }
    let guess = (longer ?? Spelling.closest(to: name, in: names)).map { "; did you mean `\($0)`?" } ?? ""
    throw CommandError(
      .usage, "there is no rule, property or view type `\(name)`\(guess)",
      remarks: MissingInput(invocation, terminal).advice(onNode: name, node) + [
        "see `vstyle rules` and `vstyle schema`"
      ])
  }

  /// Returns the properties and states to explain, as far as ``Limit/explanationVisits`` allows.
  private static func subjects(
    _ invocation: Invocation, _ styled: StyledTree, _ position: Int, _ tracer: inout PropertyTracer,
    _ visits: inout LimitBudget
  ) throws(CommandError) -> [NodeExplanation.Subject] {
    let type = styled.tree.nodes[position].typeName
    let schema = styled.stylesheet.schema
    let states = Set(tracer.slots).union(schema.states(of: type)).union(styled.stylesheet.customStates).sorted()
    let state = invocation.value(state)
    if let state, !states.contains(state) {
      let end = states.isEmpty ? "; it has no states" : PossibleValues.end(for: state, among: states)
      throw CommandError(.usage, "`\(type)` has no state `\(state)`\(end)")
    }
    var names: [String]?
    if let name = invocation.value(property) {
      if !name.isDashedName {
        try styled.checkProperty(name)
        guard tracer.value(of: name) != nil else {
          throw CommandError(
            .usage, "`\(type)` has no property `\(name)`", remarks: ["`vstyle explain \(type)` lists those that it has"]
          )
        }
      }
      names = [name]
    }
    guard let state else {
      let listed = tracer.styled(in: states, within: &visits)
      return NodeExplanation.subjects(of: type, schema, names: names, alsoIn: listed, &tracer)
    }
    return (names ?? tracer.declaredNames(alsoIn: [state])).map { NodeExplanation.Subject(name: $0, state: state) }
  }
}

extension CompiledStylesheet {
  /// The states in `:state()`, in the selectors of all rules.
  fileprivate var customStates: Set<String> {
    var names = SelectorNames()
    for rule in rules { if case .selector(let selector) = rule.target { names.add(selector) } }
    return names.customStates
  }
}
