import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@view Gauge: Control { needle-color: <color>; }`: declares a view type of the app for the tools.
  static let view = AtRule(
    "view",
    collect: { compiler, position in compiler.collectView(position) },
    compile: { compiler, position, context in
      guard context.parent != nil else { return }
      compiler.reportMisplaced(position, context, "`@view` is inside a rule and is ignored")
    })
}

extension StylesheetCompiler {
  /// Adds a view type to the schema. A view type that the schema already has stays as it is.
  ///
  /// Tools may declare the view types of all sheets before they compile one. So a view type of the schema may be
  /// declared again, if nothing in the declaration is lost.
  func collectView(_ position: StatementPosition) {
    // The second pass reports it.
    guard !position.isInRule else { return }
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident else {
      reportViewPrelude(position, cursor)
      return
    }
    let (name, location) = (cursor.name, position.location(cursor))
    cursor.advance()
    cursor.skipTrivia()
    var superclass: String?
    if cursor.consume(.colon) {
      cursor.skipTrivia()
      guard cursor.kind == .ident else {
        reportViewPrelude(position, cursor)
        return
      }
      guard cursor.name != name || declaredViews.contains(name) else {
        report(
          Diagnostic(
            .invalidPrelude, at: position.location(cursor), "the view type `\(name)` is its own superclass",
            expected: "another view type", found: "`\(name)`",
            help: declaredViews.contains(name)
              ? "`\(name)` is declared already: give this view type another name, as in `@view Other: \(name)`"
              : "write another view type, as in `@view \(name): View`"))
        return
      }
      guard cursor.name != name else { return reportDuplicateView(name, at: location) }
      superclass = cursor.name
      checkViewType(cursor.name, at: position.location(cursor))
      cursor.advance()
    }
    guard cursor.isAtEnd else {
      reportViewPrelude(position, cursor)
      return
    }
    let isFirst = declaredViews.insert(name).inserted
    guard schema.viewTypes[name] == nil else {
      if !isFirst { return reportDuplicateView(name, at: location) }
      if let lost = lostProperty(position, of: name) { reportLost(lost, of: name, at: location) }
      return
    }
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

  /// Returns the first property of a declaration that the view type of its name lacks; `nil` if it has all.
  private func lostProperty(_ position: StatementPosition, of name: String) -> String? {
    position.tree.children(of: position.node).lazy.filter { position.tree.nodes[$0].kind == .declaration }
      .map { position.tree.name(of: $0) }.first { schema.property($0, in: name) == nil }
  }

  private func reportLost(_ property: String, of name: String, at location: SourceLocation) {
    report(
      Diagnostic(
        .duplicateViewType, at: location,
        "the view type `\(name)` is known without the property `\(property)`; this declaration is ignored",
        help: "add a row for `\(property)` to the class or the schema file, or give this view type another name"))
  }

  private func reportDuplicateView(_ name: String, at location: SourceLocation) {
    report(
      Diagnostic(
        .duplicateViewType, at: location, "there is a view type `\(name)` already; this declaration is ignored",
        help: "give it another name, or declare all properties in one place"))
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
      completed(
        Diagnostic(
          .invalidPrelude, at: position.location(cursor),
          "`@view` expects a view type, and its superclass after a colon",
          expected: "<ident> [: <ident>]?"), position))
  }
}
