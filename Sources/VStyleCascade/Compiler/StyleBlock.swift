import VStyleSelectors
public import VStyleSyntax
public import VStyleValues

/// A block of declarations that belongs to one view: what stands in its own styles.
public struct StyleBlock: Sendable {
  /// The text between the braces.
  public let source: SourceText

  /// The class of the view; `nil` checks against all classes.
  public let typeName: String?

  /// Makes a block.
  public init(_ source: SourceText, typeName: String? = nil) {
    self.source = source
    self.typeName = typeName
  }
}

extension StylesheetCompiler {
  /// Compiles a view's own block: `&` is the view, and the named styles of the sheets are known.
  func compile(_ block: StyleBlock) {
    let treeIndex = parseBlockContents(block.source)
    var context = RuleContext(origin: .app)
    context.parent = recorder.elementSelector()
    if let name = block.typeName, schema.viewTypes[name] != nil { context.viewTypes = memory.viewTypeSet([name]) }
    compileBlock(StatementPlace(tree: trees[treeIndex], treeIndex: treeIndex, node: 0), in: context)
  }
}

extension CompiledStylesheet {
  /// Compiles sheets together with blocks that belong to single views.
  ///
  /// - Returns: the stylesheet, whose ``diagnostics`` and ``sources`` cover the blocks too, and the style of each
  ///   block.
  public static func compile(
    _ inputs: [SheetInput], blocks: [StyleBlock], schema: StyleSchema, loader: any SheetLoader = NoImports(),
    limits: CompilerLimits = CompilerLimits()
  ) -> (stylesheet: CompiledStylesheet, styles: [Style]) {
    let builder = StylesheetCompiler(schema: schema, loader: loader, limits: limits)
    var compiled: [Range<Int>] = []
    let stylesheet = builder.build(inputs) {
      compiled = blocks.map { block in builder.recordingBlocks { builder.compile(block) } }
    }
    let store = builder.recorder.store(builder.trees, builder.memory.properties)
    let styles = zip(blocks, compiled).map { block, numbers in
      Style(
        rules: store.rules(of: numbers), stylesheet: stylesheet, typeName: block.typeName,
        source: block.source.text.trimmed)
    }
    return (stylesheet, styles)
  }
}
