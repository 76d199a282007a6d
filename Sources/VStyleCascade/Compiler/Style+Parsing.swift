import VStyleSelectors
public import VStyleSyntax
public import VStyleValues

extension Style {
  /// Reads a view's own style from the contents of a block: declarations, and nested blocks for states,
  /// media and themes.
  ///
  /// - Parameters:
  ///   - source: the contents, without braces.
  ///   - className: the class of the view; the declarations are checked against it.
  ///   - schema: the classes and properties.
  /// - Returns: the style, and what is wrong with it.
  public static func parse(
    _ source: SourceText, typeName: String?, schema: StyleSchema
  ) -> (style: Style, diagnostics: [Diagnostic]) {
    let builder = StylesheetCompiler(schema: schema, loader: NoImports(), limits: CompilerLimits())
    let treeIndex = builder.parseBlockContents(source)
    var context = RuleContext(origin: .app)
    context.parent = builder.recorder.elementSelector()
    if let typeName, schema.viewTypes[typeName] != nil { context.viewTypes = builder.memory.viewTypeSet([typeName]) }
    let place = StatementPlace(tree: builder.trees[treeIndex], treeIndex: treeIndex, node: 0)
    builder.compileBlock(place, in: context)
    let rules = builder.recorder.store(builder.trees, builder.memory.properties).rules(
      of: builder.recorder.blocks.indices)
    let style = Style(rules: rules, stylesheet: nil, typeName: typeName, source: source.text.trimmed)
    return (style, builder.diagnostics)
  }
}
