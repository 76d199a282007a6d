import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Sheets and a tree, compiled together.
struct StyledTree {
  /// The compiled sheets, with the style blocks of single views.
  let stylesheet: CompiledStylesheet

  let tree: ElementTree

  let environment: StyleEnvironment

  /// Reads the sheets and the tree of a command line.
  ///
  /// - Parameters:
  ///   - sheets: the paths of the sheets, from the lowest to the highest precedence.
  ///   - invocation: the command line.
  ///   - terminal: the files.
  /// - Throws: an error for a missing option, or for a file that cannot be read or is not valid.
  init(
    _ sheets: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) {
    guard let path = invocation.value(.tree) else {
      throw MissingInput(invocation, terminal).error(needsSheet: invocation.command != "query")
    }
    var environment = try EnvironmentInput.read(invocation)
    environment.skin = try ChosenSkin.read(invocation, terminal, scale: environment.traits.displayScale)
    self.environment = environment
    let schema = try SchemaInput.project(invocation, terminal)
    let inputs = try StyledTree.sources(sheets, terminal)
    let file = try TreeFile(try terminal.files.source(path, limit: .treeBytes))
    (stylesheet, tree) = StyledTree.compile(inputs, file, schema, terminal.files)
    try file.checkTypes(stylesheet.schema)
    // Without sheets, such as for a query, no theme is declared, and selectors can still ask for its name.
    if let name = environment.themeName, !sheets.isEmpty, stylesheet.themes[name] == nil {
      let end = PossibleValues.end(for: name, among: stylesheet.themeNames)
      throw CommandError(.usage, "no sheet declares the theme `\(name)`\(end)")
    }
  }

  /// Compiles sheets together with the style blocks of single views.
  ///
  /// - Parameters:
  ///   - inputs: the sheets, from the lowest to the highest precedence.
  ///   - file: the tree.
  ///   - schema: the view types.
  ///   - files: the files that the sheets import.
  static func compile(
    _ inputs: [SourceText], _ file: TreeFile, _ schema: StyleSchema, _ files: any Files
  ) -> (CompiledStylesheet, ElementTree) {
    let styled = file.nodes.filter { $0.style != nil }
    let blocks = styled.map { node in
      StyleBlock(
        SourceText(node.style ?? "", path: "\(file.source.path)#\(node.element.key)"),
        typeName: node.element.typeName)
    }
    let (stylesheet, styles) = CompiledStylesheet.compile(
      inputs.map { SheetInput($0) }, blocks: blocks, schema: schema, loader: FolderLoader(files))
    var tree = ElementTree()
    var next = styles.makeIterator()
    for node in file.nodes {
      var element = node.element
      if node.style != nil, let style = next.next() { element.localStyles = [style] }
      tree.add(element, to: node.parent)
    }
    return (stylesheet, tree)
  }

  /// Reads the sheets of a command line.
  ///
  /// - Throws: `noInput` for a file that cannot be read.
  static func sources(_ paths: [String], _ terminal: Terminal) throws(CommandError) -> [SourceText] {
    var sources: [SourceText] = []
    for path in paths {
      sources.append(try terminal.files.source(path == "-" ? path : FilePath.cleaned(path), limit: .sheetBytes))
    }
    return sources
  }

  /// Reports the diagnostics of the sheets to standard error.
  func report(_ diagnostics: [Diagnostic] = [], to terminal: Terminal) {
    let renderer = DiagnosticRenderer(stylesheet.sources)
    for diagnostic in stylesheet.diagnostics + diagnostics {
      terminal.report(TerminalText(rendered: renderer.concise(diagnostic)))
    }
  }

  /// The warning that themes are declared and none is in force, because none has a color scheme; `nil` otherwise.
  var themeWarning: String? {
    let isForScheme = { (name: String) in
      stylesheet.themeChain(name).contains { stylesheet.themes[$0]?.colorScheme != nil }
    }
    guard environment.themeName == nil, !stylesheet.themeNames.isEmpty,
      !stylesheet.themeNames.contains(where: isForScheme), tree.nodes.allSatisfy({ $0.themeName == nil })
    else { return nil }
    return "warning: no theme is in force: give one a `color-scheme`, or name one with `--theme`\n"
  }

  /// Returns the index of the node with a key.
  ///
  /// - Throws: `noInput` if the tree has no such node.
  func node(_ key: String) throws(CommandError) -> Int {
    if let position = tree.node(withKey: key) { return position }
    throw CommandError(
      .noInput, "the tree has no node `\(key)`\(PossibleValues.end(for: key, among: tree.nodes.map(\.key)))")
  }
}
