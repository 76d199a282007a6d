import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@view Gauge: Control { needle-color: <color>; }`: a view type of the app's own, for the tools.
  static let view = AtRule(
    "view",
    collect: { builder, place in builder.collectView(place) },
    compile: { _, _, _ in })
}

extension StylesheetCompiler {
  /// Adds a class to the schema. A class that the registry knows already keeps what it has there.
  func collectView(_ place: StatementPlace) {
    var cursor = place.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident else {
      reportViewPrelude(place, cursor)
      return
    }
    let name = cursor.name
    cursor.advance()
    cursor.skipTrivia()
    var superclass: String?
    if cursor.take(.colon) {
      cursor.skipTrivia()
      guard cursor.kind == .ident else {
        reportViewPrelude(place, cursor)
        return
      }
      superclass = cursor.name
      checkViewType(cursor.name, at: place.location(cursor))
      cursor.advance()
    }
    guard cursor.isAtEnd else {
      reportViewPrelude(place, cursor)
      return
    }
    guard schema.viewTypes[name] == nil else { return }
    let known = superclass.flatMap { schema.viewTypes[$0] == nil ? nil : $0 }
    let properties = viewProperties(place)
    let count = (known.map { schema.properties(of: $0).count } ?? 0) + properties.count
    guard Limit.viewTypeProperties.allows(viewPropertyCount + count) else {
      return reportViewLimit(place.location(place.prelude))
    }
    viewPropertyCount += count
    schema.add(.init(name: name, superclass: known, properties: properties))
  }

  /// Reports once that there are too many classes; what comes after is left out.
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

  private func viewProperties(_ place: StatementPlace) -> [StyleSchema.PropertyEntry] {
    place.tree.children(of: place.node).compactMap { node -> StyleSchema.PropertyEntry? in
      guard place.tree.nodes[node].kind == .declaration else { return nil }
      let slice = TokenSlice(tape: place.tree.tape, tokens: place.tree.nodes[node].content)
      let location = place.tree.location(of: place.tree.nodes[node].content)
      do throws(SyntaxDefinitionError) {
        let kind = try ValueKind(syntax: slice.text)
        return .init(Property(place.tree.name(of: node), kind), initial: kind.samples.first ?? .none)
      } catch {
        report(error.diagnostic(at: location))
        return nil
      }
    }
  }

  private func reportViewPrelude(_ place: StatementPlace, _ cursor: TokenCursor) {
    report(
      Diagnostic(
        .invalidPrelude, at: place.location(cursor), "`@view` takes a class, and its superclass after a colon",
        expected: "<ident> [: <ident>]?"))
  }
}
