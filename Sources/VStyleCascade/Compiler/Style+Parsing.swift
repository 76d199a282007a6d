import VStyleSelectors
public import VStyleSyntax
public import VStyleValues

extension Style {
  /// Parses a view's own style: declarations, and nested blocks for states, media queries and themes.
  ///
  /// - Parameters:
  ///   - source: the contents of the block, without braces.
  ///   - typeName: the name of the view's type, to check declarations against; `nil` for any.
  ///   - schema: the view types and properties.
  /// - Returns: the style and the diagnostics.
  public static func parse(
    _ source: SourceText, typeName: String?, schema: StyleSchema
  ) -> (style: Style, diagnostics: [Diagnostic]) {
    let builder = StylesheetCompiler(schema: schema, loader: NoImports(), limits: CompilerLimits())
    let treeIndex = builder.parseBlockContents(source)
    var context = RuleContext(origin: .app)
    context.parent = builder.recorder.elementSelector()
    if let typeName, schema.viewTypes[typeName] != nil { context.viewTypes = builder.cache.viewTypeSet([typeName]) }
    let position = StatementPosition(tree: builder.trees[treeIndex], treeIndex: treeIndex, node: 0)
    builder.compileBlock(position, in: context)
    let rules = builder.recorder.store(builder.trees, builder.cache.properties).rules(
      of: builder.recorder.blocks.indices)
    let style = Style(rules: rules, stylesheet: nil, typeName: typeName, source: source.text.trimmed)
    return (style, builder.diagnostics)
  }
}
