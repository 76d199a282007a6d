import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the contents of a precompiled sheet.
///
/// Every number is checked before it is used as an index, so bytes that no writer wrote throw an error.
struct PrecompiledReader {
  typealias Failure = ByteReader.Failure

  private var reader: ByteReader
  private var schema: StyleSchema
  private var trees: [SyntaxTree] = []

  /// The numbers of bytes of the sources.
  private var sizes: [Int] = []

  private var lists: [SelectorList] = []
  private var layerCount = 0

  /// The sheets in load order.
  private(set) var inputs: [SheetInput] = []

  /// Reads the sources. All else is read by ``stylesheet()``.
  init(_ bytes: [UInt8], from offset: Int, schema: StyleSchema) throws(Failure) {
    self.schema = schema
    reader = try ByteReader(bytes, from: offset)
    let count = try reader.number()
    for id in 0..<count { trees.append(try reader.tree(SourceID(id))) }
    sizes = trees.map { $0.source.bytes.count }
    inputs = try reader.list { [trees] (reader) throws(Failure) in
      let source = try reader.number(below: trees.count)
      return SheetInput(trees[source].source, origin: try reader.value(CascadeOrigin.self))
    }
  }

  /// The sources.
  var sources: SourceMap {
    var sources = SourceMap()
    for tree in trees { _ = sources.add(tree.source) }
    return sources
  }

  /// Reads the stylesheet of the sources.
  mutating func stylesheet() throws(Failure) -> CompiledStylesheet {
    let sizes = sizes
    for (index, tree) in trees.enumerated() {
      let diagnostics = try reader.list { (reader) throws(Failure) in try reader.diagnostic(in: sizes) }
      trees[index] = SyntaxTree(
        tape: tree.tape, sourceID: tree.sourceID, nodes: tree.nodes, diagnostics: diagnostics)
    }
    let diagnostics = try reader.list { (reader) throws(Failure) in try reader.diagnostic(in: sizes) }
    try readViewTypes()
    let themes = try reader.list { (reader) throws(Failure) in try Theme(&reader, sizes: sizes) }
    let atRules = try LayersAndRegistrations(&reader, sizes: sizes, kinds: schema.kinds)
    layerCount = atRules.ranks.count
    lists = try reader.selectorLists()
    var recorder = RuleRecorder()
    let enclosing = try readEnclosing()
    try readContents(&recorder)
    let numbers = lists.map { recorder.selectors.add($0) }
    let rules = try readBlocks(&recorder, numbers, enclosing)
    let styles = try reader.number()
    var named: [(style: NamedStyle, blocks: Range<Int>)] = []
    for _ in 0..<styles {
      let style = NamedStyle(
        name: try reader.text(), typeName: try reader.optionalText(), rules: [], source: try reader.text(),
        location: try reader.location(in: sizes))
      named.append((style, try readBlocks(&recorder, numbers, enclosing)))
    }
    guard reader.isAtEnd else { throw Failure() }
    let store = recorder.store(trees, PropertyIDs())
    var list = RuleList()
    list.reserve(blocks: rules.count)
    list.append(store, rules)
    return CompiledStylesheet(
      sources: sources, syntax: CompiledTrees(trees, sources: trees.indices.map { $0..<$0 + 1 }), schema: schema,
      rules: list, atRules: atRules, themes: Dictionary(themes.map { ($0.name, $0) }) { first, _ in first },
      themeNames: themes.map(\.name), styles: named.map { $0.style.with(store.rules(of: $0.blocks)) },
      diagnostics: ReportedDiagnostics(diagnostics.map(ReportedDiagnostic.init(complete:))))
  }

  private mutating func readViewTypes() throws(Failure) {
    let types = try reader.list { (reader) throws(Failure) in
      StyleSchema.ViewTypeEntry(
        name: try reader.text(), superclass: try reader.optionalText(),
        properties: try reader.list { (reader) throws(Failure) in
          let name = try reader.text()
          guard let kind = try? ValueKind(syntax: try reader.text()) else { throw Failure() }
          let isNone = try reader.flag()
          return StyleSchema.PropertyEntry(
            Property(name, kind), initial: isNone ? .none : kind.samples.first ?? .none)
        })
    }
    for type in types {
      guard schema.viewTypes[type.name] == nil, type.superclass.map({ schema.viewTypes[$0] != nil }) ?? true else {
        throw Failure()
      }
      schema.add(type)
    }
  }

  private mutating func readEnclosing() throws(Failure) -> [EnclosingAtRules] {
    let (sizes, lists, layerCount) = (sizes, lists, layerCount)
    var scopes: [(clause: ScopeClause, depth: Int)] = []
    _ = try reader.list { (reader) throws(Failure) in
      func list() throws(Failure) -> SelectorList? {
        try reader.flag() ? lists[try reader.number(below: lists.count)] : nil
      }
      let (roots, limits) = (try list(), try list())
      let outer = try reader.flag() ? scopes[try reader.number(below: scopes.count)] : nil
      let clause = ScopeClause(roots: roots, limits: limits, outer: outer?.clause)
      scopes.append((clause, try Self.depth(outer?.depth, .nestingDepth)))
    }
    var insertions: [(insertion: StyleInsertion, depth: Int)] = []
    _ = try reader.list { (reader) throws(Failure) in
      let (style, location) = (try reader.text(), try reader.location(in: sizes))
      let outer = try reader.flag() ? insertions[try reader.number(below: insertions.count)] : nil
      let insertion = StyleInsertion(style: style, location: location, outer: outer?.insertion)
      insertions.append((insertion, try Self.depth(outer?.depth, .insertionDepth)))
    }
    return try reader.list { (reader) throws(Failure) in
      EnclosingAtRules(
        conditions: try reader.list { (reader) throws(Failure) in try reader.condition() },
        scope: try reader.flag() ? scopes[try reader.number(below: scopes.count)].clause : nil,
        origin: try reader.value(CascadeOrigin.self), layer: try reader.number(below: layerCount),
        theme: try reader.optionalText(),
        insertion: try reader.flag() ? insertions[try reader.number(below: insertions.count)].insertion : nil)
    }
  }

  /// The depth inside of something. Users of what is nested recurse, so a parser has a limit.
  private static func depth(_ outer: Int?, _ limit: Limit) throws(Failure) -> Int {
    let depth = (outer ?? 0) + 1
    guard limit.allows(depth) else { throw Failure() }
    return depth
  }

  private mutating func readContents(_ recorder: inout RuleRecorder) throws(Failure) {
    let (schema, trees) = (schema, trees)
    let kinds = try reader.list { (reader) throws(Failure) in
      let (property, name, syntax) = (try reader.text(), try reader.text(), try reader.text())
      let kind = StoredRules.Kind.find(property, in: schema) { $0.name == name && $0.syntax == syntax }
      guard let kind else { throw Failure() }
      return kind
    }
    let contents = try reader.list { (reader) throws(Failure) in
      try reader.content(trees, kinds, schema)
    }
    for content in contents { _ = recorder.add(.made(content)) }
    contentCount = contents.count
  }

  private var contentCount = 0

  /// Reads blocks and returns their indices in the recorder.
  private mutating func readBlocks(
    _ recorder: inout RuleRecorder, _ numbers: [SelectorStore.ID], _ enclosing: [EnclosingAtRules]
  ) throws(Failure) -> Range<Int> {
    let first = recorder.blocks.count
    let count = try reader.number()
    for _ in 0..<count {
      let selectors = try reader.flag() ? numbers[try reader.number(below: numbers.count)] : nil
      let atRules = enclosing[try reader.number(below: enclosing.count)]
      let order = try reader.number(below: Int(Int32.max))
      let tree = try reader.number(below: trees.count)
      let nodes = trees[tree].nodes
      let declarations = try reader.number()
      var node = 0
      for _ in 0..<declarations {
        let content = try reader.number(below: contentCount)
        node += try reader.signedNumber()
        guard nodes.indices.contains(node) else { throw Failure() }
        recorder.append(Int32(truncatingIfNeeded: content), node: node)
      }
      recorder.endBlock(selectors, atRules, order: order, tree: tree)
    }
    return first..<recorder.blocks.count
  }
}

extension NamedStyle {
  /// The style with other rules.
  fileprivate func with(_ rules: [StyleRule]) -> NamedStyle {
    NamedStyle(name: name, typeName: typeName, rules: rules, source: source, location: location)
  }
}

extension Theme {
  fileprivate init(_ reader: inout ByteReader, sizes: [Int]) throws(ByteReader.Failure) {
    name = try reader.text()
    base = try reader.optionalText()
    colorScheme = try reader.flag() ? try reader.element(of: Appearance.allCases) : nil
    colorSchemeLocation = try reader.flag() ? try reader.location(in: sizes) : nil
    location = try reader.location(in: sizes)
    firstOrder = try reader.number()
  }
}
