import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@style name [for Type] [extends other] { }`: a named style.
  static let style = AtRule(
    "style", needsBlock: true,
    collect: { compiler, position in compiler.collectStyle(position) },
    compile: { compiler, position, context in
      // A named style is compiled later, once all names are known. This pass only checks its prelude.
      guard StylePrelude(position) == nil else { return }
      compiler.reportInvalidPrelude(
        position, position.prelude, context,
        "`@style` expects a name, then `for` and a view type or `extends` and a style if it has them",
        "<ident> [for <type>]? [extends <ident>]?")
    })

  /// `@apply a b;`: inserts the declarations of named styles into a rule.
  static let apply = AtRule("apply") { compiler, position, context in
    guard context.hasTarget || context.theme != nil else {
      if context.isReporting {
        compiler.report(
          Diagnostic(
            .misplacedAtRule, at: position.keyword, "`@apply` is outside any rule and is ignored",
            help: "move it into the block of a rule or a style"))
      }
      return
    }
    let names = AppliedStyles.names(position)
    if position.statement.block != nil {
      compiler.reportBlock(ofApply: position, context)
    } else if names.isEmpty {
      compiler.reportInvalidPrelude(position, position.prelude, context, "`@apply` takes names of styles", "<ident>+")
    }
    for (name, location) in names { compiler.insertStyle(name, at: location, context) }
  }
}

/// The prelude of `@style`.
struct StylePrelude {
  let name: String
  let location: SourceLocation
  private(set) var typeName: (name: String, location: SourceLocation)?
  private(set) var base: (name: String, location: SourceLocation)?

  init?(_ position: StatementPosition) {
    guard position.statement.block != nil else { return nil }
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    name = cursor.name
    location = position.location(cursor)
    cursor.advance()
    cursor.skipTrivia()
    if cursor.consume(ident: "for") {
      guard let found = StylePrelude.name(&cursor, position) else { return nil }
      typeName = found
    }
    cursor.skipTrivia()
    if cursor.consume(ident: "extends") {
      guard let found = StylePrelude.name(&cursor, position) else { return nil }
      base = found
    }
    guard cursor.isAtEnd else { return nil }
  }

  private static func name(_ cursor: inout TokenCursor, _ position: StatementPosition) -> (String, SourceLocation)? {
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    defer { cursor.advance() }
    return (cursor.name, position.location(cursor))
  }
}

/// A parser for the prelude of `@apply`: names of styles, separated by white space or commas.
enum AppliedStyles {
  /// The names. Those on the next line belong to a rule there if a block follows: the semicolon is missing.
  static func names(_ position: StatementPosition) -> [(name: String, location: SourceLocation)] {
    var cursor = position.prelude
    var names: [(String, SourceLocation)] = []
    let next = nextLine(position)
    cursor.skipTrivia()
    while cursor.kind == .ident || cursor.kind == .comma {
      if cursor.index == next { return names }
      if cursor.kind == .ident { names.append((cursor.name, position.location(cursor))) }
      cursor.advance()
      cursor.skipTrivia()
    }
    return cursor.kind == .endOfFile || cursor.index == next ? names : []
  }

  /// The first token of a prelude with a block that is not on its first line; `nil` if there is none.
  static func nextLine(_ position: StatementPosition) -> Int? {
    let (tape, content) = (position.tree.tape, position.statement.content)
    guard position.statement.block != nil else { return nil }
    return content.dropFirst().first { !tape.kind($0).isTrivia && tape.hasLineEnd(before: $0) }
  }
}

extension StylesheetCompiler {
  func collectStyle(_ position: StatementPosition) {
    guard let prelude = StylePrelude(position) else { return }
    if let known = styleIndex[prelude.name] {
      report(
        Diagnostic(
          .duplicateStyle, at: prelude.location, "there is a style `\(prelude.name)` already; this one is ignored",
          notes: [.init("the first one is here", at: styles[known].nameLocation)],
          help: "give it another name, or merge the two"))
      return
    }
    var applied: [(String, SourceLocation)] = []
    for child in position.node + 1..<position.statement.subtreeEnd {
      let statement = position.tree.nodes[child]
      guard statement.kind == .atRule, position.tree.tape.isName(statement.nameToken, "apply") else { continue }
      applied += AppliedStyles.names(position.at(child))
    }
    styleIndex[prelude.name] = styles.count
    styles.append(
      StyleDefinition(
        name: prelude.name, tree: position.treeIndex, node: position.node, nameLocation: prelude.location,
        typeName: prelude.typeName, base: prelude.base, applied: applied))
  }

  /// Compiles a named style on its own; `&` is the element that has the style.
  func compileStyle(_ definition: StyleDefinition) {
    var context = RuleContext(origin: .app)
    context.parent = recorder.elementSelector()
    expanding = [definition.name]
    defer { expanding = [] }
    if let (name, location) = definition.typeName {
      checkViewType(name, at: location)
      context.viewTypes = knownViewTypes([name])
    }
    insertBlocks(of: definition, in: context)
  }

  /// Creates a named style from its definition and its compiled rules.
  func namedStyle(_ definition: StyleDefinition, _ rules: [StyleRule]) -> NamedStyle {
    let position = position(of: definition)
    let block = position.statement.block.map { position.tree.source.text(in: position.tree.tape.range($0)) } ?? ""
    return NamedStyle(
      name: definition.name, typeName: definition.typeName?.name, rules: rules, source: block.trimmed,
      location: definition.nameLocation)
  }

  /// Inserts a named style where `@apply` or `extends` names it.
  func insertStyle(_ name: String, at location: SourceLocation, _ context: RuleContext) {
    guard !context.isForLayers else { return }
    guard let known = styleIndex[name] else {
      guard context.isReporting else { return }
      report(
        Diagnostic(
          .unknownStyle, at: location, "there is no style `\(name)`", expected: "the name of a style",
          found: "`\(name)`", notes: noteOfExpandedStyle
        ).with(adviser?.style(name, at: location, self)))
      return
    }
    // A cycle is reported once all styles are known. This check only ends the recursion.
    guard !expanding.contains(name) else { return }
    guard Limit.insertionDepth.allows(expanding.count + 1) else { return reportInsertionDepth(at: location) }
    expanding.append(name)
    defer { expanding.removeLast() }
    var inner = context.inside(style: name, at: location)
    inner.isReporting = false
    insertBlocks(of: styles[known], in: inner)
  }

  /// The note that the named style which is compiled has no styles of other sheets; none in a rule.
  var noteOfExpandedStyle: [Diagnostic.Note] {
    guard let name = expanding.first, let known = styleIndex[name] else { return [] }
    return [
      .init(
        "`\(name)` can use the styles and custom media queries of its sheet and of the imports alone",
        at: styles[known].nameLocation)
    ]
  }

  /// Reports, once for each compilation, that styles insert each other too deep. Deeper styles are left out.
  private func reportInsertionDepth(at location: SourceLocation) {
    guard !hasReportedInsertionDepth else { return }
    hasReportedInsertionDepth = true
    report(
      Diagnostic(
        .limitExceeded, at: location,
        "styles insert each other too deep; what this one inserts is left out: \(Limit.insertionDepth.sentence())"))
  }

  private func insertBlocks(of definition: StyleDefinition, in context: RuleContext) {
    guard expandedDeclarations < limits.expandedDeclarations else { return }
    expandedDeclarations += position(of: definition).statement.subtreeEnd - definition.node
    if expandedDeclarations >= limits.expandedDeclarations {
      report(
        Diagnostic(
          .limitExceeded, at: definition.nameLocation,
          "`@apply` and `extends` insert too many declarations: "
            + Limit.insertedDeclarations.sentence(value: limits.expandedDeclarations)))
    }
    if let base = definition.base { insertStyle(base.name, at: base.location, context) }
    compileBlock(position(of: definition), in: context)
  }

  private func position(of definition: StyleDefinition) -> StatementPosition {
    StatementPosition(tree: trees[definition.tree], treeIndex: definition.tree, node: definition.node)
  }
}

extension StylesheetCompiler {
  /// Reports each cycle of styles once, at the reference that closes it: the last one in source order.
  func reportStyleCycles() {
    var reported: Set<Int> = []
    // OPTIMIZATION: a search for a way back from every style is simpler, but takes a chain quadratic time.
    let isInCycle = ReferenceCycles(styles.map { references(of: $0).compactMap { styleIndex[$0.name] } }).isInCycle
    for start in styles.indices where isInCycle[start] && !reported.contains(start) {
      guard let cycle = cycle(from: start) else { continue }
      reported.formUnion(cycle)
      var edges: [(name: String, location: SourceLocation)] = []
      for (position, member) in cycle.enumerated() {
        let next = styles[cycle[(position + 1) % cycle.count]].name
        edges += references(of: styles[member]).filter { $0.name == next }.prefix(1)
      }
      guard let last = edges.max(by: { $0.location.isBefore($1.location) }) else { continue }
      let names = (cycle + [cycle[0]]).map { styles[$0].name }
      report(
        Diagnostic(
          .styleCycle, at: last.location, "`\(last.name)` needs this style in turn",
          notes: [.init("the cycle is \(names.joined(separator: " -> "))")],
          help: "take one of the references out"))
    }
  }

  private func references(of definition: StyleDefinition) -> [(name: String, location: SourceLocation)] {
    (definition.base.map { [$0] } ?? []) + definition.applied
  }

  /// The styles on a cycle through a style, in order of reference; `nil` if there is none.
  private func cycle(from start: Int) -> [Int]? {
    var path = [start]
    var pending = [references(of: styles[start]).compactMap { styleIndex[$0.name] }]
    var visited: Set<Int> = [start]
    while !pending.isEmpty {
      guard let next = pending[pending.count - 1].popLast() else {
        pending.removeLast()
        path.removeLast()
        continue
      }
      if next == start { return path }
      guard visited.insert(next).inserted else { continue }
      path.append(next)
      pending.append(references(of: styles[next]).compactMap { styleIndex[$0.name] })
    }
    return nil
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}

extension SourceLocation {
  /// Whether this location comes before another one in the order of the sources.
  func isBefore(_ other: SourceLocation) -> Bool {
    (source.index, range.start) < (other.source.index, other.range.start)
  }
}
