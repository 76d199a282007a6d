import VStyleCascade
import VStyleSyntax
import VStyleValues

/// Sheets and a tree, compiled together.
struct StyledTree {
  /// The options that name and choose them.
  static let options: [Option] = [.tree] + EnvironmentInput.options + SchemaInput.options

  /// The compiled sheets, with the blocks of single views.
  let stylesheet: CompiledStylesheet

  /// The tree.
  let tree: ElementTree

  /// The surroundings.
  let environment: StyleEnvironment

  /// Reads what a command line names.
  ///
  /// - Parameter sheets: the paths of the sheets, the weakest first.
  init(
    _ sheets: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) {
    guard let path = invocation.value(.tree) else { throw invocation.misuse("a tree is needed: `--tree TREE`") }
    environment = try EnvironmentInput.read(invocation)
    let schema = try SchemaInput.read(invocation, terminal)
    let inputs = try StyledTree.sources(sheets, terminal)
    let file = try TreeFile(try terminal.files.source(path, limit: .treeBytes))
    let styled = file.nodes.filter { $0.style != nil }
    let blocks = styled.map { node in
      StyleBlock(
        SourceText(node.style ?? "", path: "\(file.source.path)#\(node.element.key)"),
        typeName: node.element.typeName)
    }
    let (stylesheet, styles) = CompiledStylesheet.compile(
      inputs.map { SheetInput($0) }, blocks: blocks, schema: schema,
      loader: TerminalLoader(files: terminal.files))
    self.stylesheet = stylesheet
    try file.checkTypes(stylesheet.schema)
    var tree = ElementTree()
    var next = styles.makeIterator()
    for node in file.nodes {
      var element = node.element
      if node.style != nil, let style = next.next() { element.localStyles = [style] }
      tree.add(element, to: node.parent)
    }
    self.tree = tree
  }

  private static func sources(_ paths: [String], _ terminal: Terminal) throws(CommandError) -> [SourceText] {
    var sources: [SourceText] = []
    for path in paths {
      sources.append(try terminal.files.source(path == "-" ? path : FilePath.cleaned(path), limit: .sheetBytes))
    }
    return sources
  }

  /// Says on standard error what is wrong with the sheets.
  func report(_ issues: [Diagnostic] = [], to terminal: Terminal) {
    let renderer = DiagnosticRenderer(stylesheet.sources)
    for diagnostic in stylesheet.diagnostics + issues { terminal.report(renderer.concise(diagnostic)) }
    if let name = environment.themeName, stylesheet.themes[name] == nil {
      let guess = Spelling.closest(to: name, in: stylesheet.themeNames).map { "; did you mean `\($0)`?" } ?? ""
      terminal.report("warning: no sheet declares the theme `\(name)`\(guess)\n")
    }
  }

  /// The position of the node with a key.
  func node(_ key: String) throws(CommandError) -> Int {
    if let position = tree.node(withKey: key) { return position }
    let guess = Spelling.closest(to: key, in: tree.nodes.map(\.key)).map { "; did you mean `\($0)`?" } ?? ""
    throw CommandError(.noInput, "the tree has no node `\(key)`\(guess)")
  }
}
