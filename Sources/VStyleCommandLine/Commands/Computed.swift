import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension Command {
  private static let format = Option("format", .choice(["text", "json"]), "how to show the values")
  private static let node = Option("node", .text("KEY"), "show one node; all by default", example: "save")
  private static let property = Option(
    "property", .text("NAME"), "show one property, or a custom one; all by default", example: "alpha")

  /// `vstyle computed`
  static let computed = Command(
    "computed", Operands("SHEET… --tree TREE", .files([".vstyle"])),
    summary: "show the computed values of every node of a tree",
    options: [
      OptionGroup("input", [.tree, ChosenSkin.packs] + SchemaInput.projectOptions),
      OptionGroup("environment", EnvironmentInput.options + [ChosenSkin.name]),
      OptionGroup("output", [node, property, format]),
    ],
    notes: [
      "Text shows what declarations reach; JSON shows every property. Custom properties are shown",
      "where they change; with --node, JSON shows all that are in force there. Name the sheets in the",
      "order in which an app loads them: a later one overrides an earlier one. What is wrong with them",
      "goes to standard error.",
    ],
    examples: [
      ("vstyle computed app.vstyle --tree home.json", "the values that declarations set"),
      ("vstyle computed app.vstyle --tree home.json --theme dark --node save", "one view in one theme"),
      ("vstyle computed app.vstyle --tree home.json --format json", "every value, for programs"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty else { throw MissingInput(invocation, terminal).error() }
    let styled = try StyledTree(invocation.operands, invocation, terminal)
    let positions =
      if let key = invocation.value(node) { [try styled.node(key)] } else { Array(styled.tree.nodes.indices) }
    let name = invocation.value(property)
    if let name, !name.isDashedName { try styled.checkProperty(name) }
    let engine = StyleEngine(styled.stylesheet, tree: styled.tree, environment: styled.environment)
    engine.flush()
    let isJSON = invocation.choice(format) == "json"
    let report = ComputedReport(
      styled: styled, engine: engine, property: name, showsAllCustomProperties: isJSON && invocation.value(node) != nil)
    if isJSON {
      report.writeJSON(positions, to: terminal.print)
    } else {
      report.writeText(positions, to: terminal.print)
    }
    styled.report(engine.diagnostics, to: terminal)
    if let warning = styled.themeWarning { terminal.report(TerminalText(lines: warning)) }
    return .success
  }
}

extension StyledTree {
  /// Checks that some view type has a property.
  ///
  /// - Throws: a usage error for an unknown property.
  func checkProperty(_ name: String) throws(CommandError) {
    guard stylesheet.schema.viewTypes(having: name).isEmpty else { return }
    let guess = Spelling.closest(to: name, in: stylesheet.schema.allPropertyNames).map { "; did you mean `\($0)`?" }
    throw CommandError(
      .usage, "there is no property `\(name)`\(guess ?? "")",
      remarks: guess == nil ? ["`vstyle explain TYPE` lists the properties of a view type"] : [])
  }
}
