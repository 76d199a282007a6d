import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// A block of declarations for one view: the source of its own style.
package struct StyleBlock: Sendable {
  /// The text between the braces.
  package let source: SourceText

  /// The name of the view's type; `nil` checks against all view types.
  package let typeName: String?

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - source: the text between the braces.
  ///   - typeName: the name of the view's type; `nil` checks against all view types.
  package init(_ source: SourceText, typeName: String? = nil) {
    self.source = source
    self.typeName = typeName
  }
}

extension StylesheetCompiler {
  /// Compiles a view's own block. `&` is the view, and the named styles of the sheets are available.
  func compile(_ block: StyleBlock) {
    let treeIndex = parseBlockContents(block.source)
    var context = RuleContext(origin: .app)
    context.parent = recorder.elementSelector()
    if let name = block.typeName, schema.viewTypes[name] != nil { context.viewTypes = cache.viewTypeSet([name]) }
    compileBlock(StatementPosition(tree: trees[treeIndex], treeIndex: treeIndex, node: 0), in: context)
  }
}

extension CompiledStylesheet {
  /// Compiles sheets together with blocks of single views.
  ///
  /// - Parameters:
  ///   - inputs: the sheets in load order.
  ///   - blocks: the blocks.
  ///   - schema: the view types and properties to check against.
  ///   - loader: loads the imports of the sheets.
  ///   - limits: the limits of the compilation.
  ///   - advice: completes the diagnostics; `nil` for none.
  /// - Returns: the stylesheet, whose ``diagnostics`` and ``sources`` include the blocks, and the style of each block.
  package static func compile(
    _ inputs: [SheetInput], blocks: [StyleBlock], schema: StyleSchema, loader: any SheetLoader = NoImports(),
    limits: CompilerLimits = CompilerLimits(), advice: (any CompilerAdvice)?
  ) -> (stylesheet: CompiledStylesheet, styles: [Style]) {
    let compiler = StylesheetCompiler(schema: schema, loader: loader, limits: limits, advice: advice)
    var compiled: [Range<Int>] = []
    let stylesheet = compiler.build(inputs) {
      compiled = blocks.map { block in compiler.recordingBlocks { compiler.compile(block) } }
    }
    let store = compiler.recorder.store(compiler.trees, compiler.cache.properties)
    let styles = zip(blocks, compiled).map { block, indices in
      Style(
        rules: store.rules(of: indices), stylesheet: stylesheet, typeName: block.typeName,
        source: block.source.text.trimmed)
    }
    return (stylesheet, styles)
  }
}
