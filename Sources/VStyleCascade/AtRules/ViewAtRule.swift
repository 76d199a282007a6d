import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@view Gauge: Control { needle-color: <color>; }`: declares a view type of the app for the tools.
  static let view = AtRule(
    "view",
    collect: { compiler, position in compiler.collectView(position) },
    compile: { _, _, _ in })
}

extension StylesheetCompiler {
  /// Adds a view type to the schema. A view type that the schema already has stays as it is.
  func collectView(_ position: StatementPosition) {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident else {
      reportViewPrelude(position, cursor)
      return
    }
    let name = cursor.name
    cursor.advance()
    cursor.skipTrivia()
    var superclass: String?
    if cursor.consume(.colon) {
      cursor.skipTrivia()
      guard cursor.kind == .ident else {
        reportViewPrelude(position, cursor)
        return
      }
      superclass = cursor.name
      checkViewType(cursor.name, at: position.location(cursor))
      cursor.advance()
    }
    guard cursor.isAtEnd else {
      reportViewPrelude(position, cursor)
      return
    }
    guard schema.viewTypes[name] == nil else { return }
    let known = superclass.flatMap { schema.viewTypes[$0] == nil ? nil : $0 }
    let properties = viewProperties(position)
    let count = (known.map { schema.properties(of: $0).count } ?? 0) + properties.count
    guard Limit.viewTypeProperties.allows(viewPropertyCount + count) else {
      return reportViewLimit(position.location(position.prelude))
    }
    viewPropertyCount += count
    schema.add(.init(name: name, superclass: known, properties: properties))
  }

  /// Reports, once for each compilation, that view types have too many properties. Later view types are left out.
  private func reportViewLimit(_ location: SourceLocation) {
    let isFirst = Limit.viewTypeProperties.allows(viewPropertyCount)
    viewPropertyCount = .max / 2
    guard isFirst else { return }
    report(
      Diagnostic(
        .limitExceeded, at: location,
        "the view types have too many properties; this one and those after it are left out: "
          + Limit.viewTypeProperties.sentence()))
  }

  private func viewProperties(_ position: StatementPosition) -> [StyleSchema.PropertyEntry] {
    position.tree.children(of: position.node).compactMap { node -> StyleSchema.PropertyEntry? in
      guard position.tree.nodes[node].kind == .declaration else { return nil }
      let slice = TokenSlice(tape: position.tree.tape, tokens: position.tree.nodes[node].content)
      let location = position.tree.location(of: position.tree.nodes[node].content)
      do throws(SyntaxDefinitionError) {
        let kind = try ValueKind(syntax: slice.text)
        return .init(Property(position.tree.name(of: node), kind), initial: kind.samples.first ?? .none)
      } catch {
        report(error.diagnostic(at: location))
        // With any value, so that rules which set the property are not reported too.
        return .init(Property(position.tree.name(of: node), .any), initial: .none)
      }
    }
  }

  private func reportViewPrelude(_ position: StatementPosition, _ cursor: TokenCursor) {
    report(
      Diagnostic(
        .invalidPrelude, at: position.location(cursor), "`@view` expects a view type, and its superclass after a colon",
        expected: "<ident> [: <ident>]?"))
  }
}
