import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@custom-media --name (…);`: a name for media queries, for all sheets that are compiled together.
  ///
  /// - Spec: https://www.w3.org/TR/mediaqueries-5/#custom-mq
  static let customMedia = AtRule(
    "custom-media",
    collect: { compiler, _ in compiler.hasCustomMedia = true },
    compile: { compiler, position, context in
      // The rules of the sheets themselves are compiled before all others.
      guard !compiler.customMediaPlaces.contains(position.keyword), context.isReporting else { return }
      compiler.report(
        Diagnostic(
          .misplacedAtRule, at: position.keyword, "`@custom-media` is inside a block and is ignored",
          help: "move it out of the block"))
    })
}

/// A `@custom-media` rule before its queries are parsed.
private struct CustomMediaRule {
  let name: String
  let location: SourceLocation
  let keyword: SourceLocation
  let tree: SyntaxTree
  let queries: TokenCursor
  /// The media queries of the imports that lead to the sheet.
  let imports: [TokenCursor]

  /// The names that the rule may depend on.
  var references: [String] {
    ([queries] + imports).flatMap { cursor in
      (cursor.index..<cursor.end).filter { cursor.tape.isDashedIdent($0) }.map { cursor.tape.name($0) }
    }
  }

  /// Reads the prelude of a rule; returns `nil` after a diagnostic if it is invalid.
  init?(_ position: StatementPosition, imports: [TokenCursor], _ compiler: StylesheetCompiler) {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident, cursor.tape.isCustomPropertyName(cursor.index) else {
      compiler.report(
        compiler.completed(
          Diagnostic(
            .invalidPrelude, at: position.location(cursor), "`@custom-media` takes a name that starts with two hyphens",
            expected: "<extension-name> [ <media-query-list> | true | false ]"), position))
      return nil
    }
    (name, location, keyword, tree) = (cursor.name, position.location(cursor), position.keyword, position.tree)
    cursor.advance()
    cursor.skipTrivia()
    (queries, self.imports) = (cursor, imports)
    let hasBlock = position.statement.block != nil
    guard hasBlock || cursor.isAtEnd else { return }
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: location,
        hasBlock ? "`@custom-media` takes no block" : "`@custom-media \(name)` has no media query",
        expected: hasBlock ? "`;`" : "<media-query-list> | true | false"
      ).with(.prelude(atRule: "custom-media")))
    return nil
  }
}

extension StylesheetCompiler {
  /// Parses the `@custom-media` rules of all sheets. The last rule of a name counts.
  func compileCustomMedia() {
    customQueries = [:]
    guard hasCustomMedia else { return }
    let rules = customMediaRules()
    let names = Array(rules.keys).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let cycles = ReferenceCycles(
      names.map { name in rules[name, default: []].flatMap(\.references).compactMap { indices[$0] } })
    for index in cycles.order {
      let own = rules[names[index], default: []]
      let query = cycles.isInCycle[index] ? nil : customQuery(own)
      if cycles.isInCycle[index], let rule = own.last { reportCycle(of: rule) }
      customQueries?[names[index]] = query ?? .unknown
    }
  }

  /// The rules by name. An import that depends on media queries adds its rules to earlier ones of the name.
  private func customMediaRules() -> [String: [CustomMediaRule]] {
    var rules: [String: [CustomMediaRule]] = [:]
    var imports: [TokenCursor?] = []
    for statement in statements {
      switch statement {
      case .enterImport(let clause, _, _): imports.append(clause.media?.cursor)
      case .leaveImport: imports.removeLast()
      case .node(let node, let treeIndex, _, _):
        let tree = trees[treeIndex]
        guard tree.nodes[node].kind == .atRule,
          tree.tape.isName(tree.nodes[node].nameToken, AtRule.customMedia.keyword)
        else { continue }
        let position = StatementPosition(tree: tree, treeIndex: treeIndex, node: node)
        customMediaPlaces.insert(position.keyword)
        guard let rule = CustomMediaRule(position, imports: imports.compactMap(\.self), self) else { continue }
        if rule.imports.isEmpty { rules[rule.name] = [] }
        rules[rule.name, default: []].append(rule)
      }
    }
    return rules
  }

  /// The query that a name stands for; `nil` after a diagnostic if it is too large.
  private func customQuery(_ rules: [CustomMediaRule]) -> MediaQuery? {
    var found: MediaQuery?
    for rule in rules {
      let own = parse(rule)
      guard !rule.imports.isEmpty else {
        found = own
        continue
      }
      let conditions = rule.imports.map { cursor in
        var parser = MediaQueryParser(customQueries: customQueries)
        return MediaQuery.custom(parser.parseList(cursor))
      }
      found = .or([.and(conditions + [own]), .and([.not(.and(conditions)), found ?? .unknown])])
    }
    guard let found, let last = rules.last, !Limit.customMediaSize.allows(found.size) else { return found }
    report(
      Diagnostic(
        .limitExceeded, at: last.location,
        "`\(last.name)` stands for too many media features: \(Limit.customMediaSize.sentence())"))
    return nil
  }

  private func parse(_ rule: CustomMediaRule) -> MediaQuery {
    var end = rule.queries
    end.advance()
    if end.isAtEnd, rule.queries.isIdent("true") { return .type("all") }
    if end.isAtEnd, rule.queries.isIdent("false") { return .not(.type("all")) }
    var parser = MediaQueryParser(customQueries: customQueries)
    let queries = parser.parseList(rule.queries)
    report(parser.errors, in: rule.tree)
    return .custom(queries)
  }

  private func reportCycle(of rule: CustomMediaRule) {
    report(
      Diagnostic(
        .unknownMediaFeature, at: rule.keyword,
        "the custom media query `\(rule.name)` refers to itself, so it is not defined",
        help: "write the media features instead of one of the names"))
  }
}
