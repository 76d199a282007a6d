import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

extension Style {
  /// Parses a view's own style: declarations, and nested blocks for states, media queries and themes.
  ///
  /// - Parameters:
  ///   - source: the contents of the block, without braces.
  ///   - typeName: the name of the view's type, to check declarations against; `nil` for any.
  ///   - schema: the view types and properties.
  ///   - advice: completes the diagnostics; `nil` for none.
  /// - Returns: the style and the diagnostics.
  package static func parse(
    _ source: SourceText, typeName: String?, schema: StyleSchema, advice: (any CompilerAdvice)?
  ) -> (style: Style, diagnostics: [Diagnostic]) {
    let compiler = StylesheetCompiler(schema: schema, advice: advice)
    let treeIndex = compiler.parseBlockContents(source)
    var context = RuleContext(origin: .app)
    context.parent = compiler.recorder.elementSelector()
    if let typeName, schema.viewTypes[typeName] != nil { context.viewTypes = compiler.cache.viewTypeSet([typeName]) }
    let position = StatementPosition(tree: compiler.trees[treeIndex], treeIndex: treeIndex, node: 0)
    compiler.compileBlock(position, in: context)
    let rules = compiler.recorder.store(compiler.trees, compiler.cache.properties).rules(
      of: compiler.recorder.blocks.indices)
    let style = Style(rules: rules, stylesheet: nil, typeName: typeName, source: source.text.trimmed)
    return (style, compiler.diagnostics.map(\.completed))
  }
}
