import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Writes the contents of a precompiled sheet: what ``PrecompiledReader`` reads, in the same order.
struct PrecompiledWriter {
  private let sheet: CompiledStylesheet
  private var writer = ByteWriter()

  private init(_ sheet: CompiledStylesheet) { self.sheet = sheet }

  /// Returns the contents.
  ///
  /// - Parameters:
  ///   - sheet: a stylesheet of the inputs.
  ///   - inputs: the sheets in load order.
  ///   - schema: the schema without the view types that the sheets add.
  static func bytes(
    _ sheet: CompiledStylesheet, _ inputs: [SheetInput], schema: StyleSchema
  ) throws(PrecompiledSheetError) -> [UInt8] {
    var writer = PrecompiledWriter(sheet)
    try writer.write(inputs, schema)
    return writer.writer.bytes
  }

  private mutating func write(_ inputs: [SheetInput], _ schema: StyleSchema) throws(PrecompiledSheetError) {
    var collector = RuleCollector(sheet)
    let rules = try collector.blocks(of: sheet.rules)
    var styles: [(style: NamedStyle, blocks: [StoredRules.Block])] = []
    for style in sheet.styleNames.compactMap({ sheet.styleRules[$0] }) {
      styles.append((style, try collector.blocks(of: style.rules)))
    }
    writer.write(sheet.trees) { $0.write($1) }
    let sources = sheet.sources.sources
    writer.write(inputs) { writer, input in
      writer.write(sources.firstIndex { $0 == input.source } ?? 0)
      writer.write(input.origin.rawValue)
    }
    for tree in sheet.trees { writer.write(tree.diagnostics) { $0.write($1) } }
    writer.write(sheet.diagnostics) { $0.write($1) }
    writeViewTypes(beyond: schema)
    writeThemes()
    sheet.atRules.write(to: &writer)
    collector.lists.write(to: &writer)
    write(collector)
    writer.write(rules) { Self.write($1, to: &$0) }
    writer.write(styles) { writer, named in
      writer.write(named.style.name)
      writer.write(named.style.typeName)
      writer.write(named.style.source)
      writer.write(named.style.location)
      writer.write(named.blocks) { Self.write($1, to: &$0) }
    }
  }

  private mutating func writeViewTypes(beyond schema: StyleSchema) {
    let own = sheet.schema.viewTypeNames.filter { schema.viewTypes[$0] == nil }.compactMap {
      sheet.schema.viewTypes[$0]
    }
    writer.write(own) { writer, type in
      writer.write(type.name)
      writer.write(type.superclass)
      writer.write(type.properties) { writer, entry in
        writer.write(entry.name)
        writer.write(entry.kind.syntax)
        writer.write(entry.initial.isNone)
      }
    }
  }

  private mutating func writeThemes() {
    writer.write(sheet.themeNames.compactMap { sheet.themes[$0] }) { writer, theme in
      writer.write(theme.name)
      writer.write(theme.base)
      writer.write(theme.colorScheme) { $0.write(element: $1) }
      writer.write(theme.colorSchemeLocation) { $0.write($1) }
      writer.write(theme.location)
      writer.write(theme.firstOrder)
    }
  }

  private mutating func write(_ rules: RuleCollector) {
    writer.write(rules.scopes.all) { writer, scope in
      for number in [scope.roots, scope.limits, scope.outer] { writer.write(number) { $0.write($1) } }
    }
    writer.write(rules.insertions.all) { writer, insertion in
      writer.write(insertion.style)
      writer.write(insertion.location)
      writer.write(insertion.outer) { $0.write($1) }
    }
    writer.write(rules.enclosing.all) { writer, enclosing in
      writer.write(enclosing.conditions) { $0.write($1) }
      writer.write(enclosing.scope) { $0.write($1) }
      writer.write(enclosing.origin.rawValue)
      writer.write(enclosing.layer)
      writer.write(enclosing.theme)
      writer.write(enclosing.insertion) { $0.write($1) }
    }
    writer.write(rules.kinds.all) { writer, kind in
      writer.write(kind.property)
      writer.write(kind.kind.name)
      writer.write(kind.kind.syntax)
    }
    writer.write(Array(zip(rules.contents.all, rules.firstPlaces))) { writer, entry in
      Self.write(entry.0, entry.1.place, entry.1.slice, to: &writer)
    }
  }

  private static func write(
    _ content: StoredRules.Content, _ place: StoredRules.Place, _ slice: StoredRules.Slice?,
    to writer: inout ByteWriter
  ) {
    writer.write(content.name)
    writer.write(content.isCustom)
    writer.write(content.slot)
    writer.write(content.kinds) { $0.write($1) }
    writer.write(content.shorthand) { writer, shorthand in
      writer.write(shorthand.typeName)
      writer.write(shorthand.name)
      writer.write(shorthand.kinds.sorted { $0.key < $1.key }) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.value)
      }
    }
    writer.write(place.tree)
    writer.write(place.node)
    writer.write(slice) { writer, slice in
      switch slice {
      case .tokens(let tree, let tokens):
        writer.write(true)
        writer.write(tree)
        writer.write(tokens.lowerBound)
        writer.write(tokens.count)
      case .text(let text):
        writer.write(false)
        writer.write(text)
      }
    }
    switch content.value {
    case .wide(let keyword):
      writer.write(0)
      writer.write(element: keyword)
    case .typed(let kinds):
      writer.write(1)
      writer.write(kinds) { $0.write($1) }
    case .tokens: writer.write(2)
    }
  }

  private static func write(_ block: StoredRules.Block, to writer: inout ByteWriter) {
    writer.write(block.selectors) { $0.write($1) }
    writer.write(block.enclosing)
    writer.write(block.order)
    writer.write(block.tree)
    var last = 0
    writer.write(block.declarations) { writer, declaration in
      writer.write(declaration.content)
      // Most declarations are one statement after the last one; inserted ones can be before it.
      writer.write(signed: declaration.node - last)
      last = declaration.node
    }
  }
}

extension ByteWriter {
  /// Writes what a condition is made from.
  mutating func write(_ origin: StyleCondition.Origin) {
    switch origin {
    case .theme(let name):
      write(0)
      write(name)
    case .media(let text):
      write(1)
      write(text)
    case .supports(let holds):
      write(2)
      write(holds)
    }
  }
}
