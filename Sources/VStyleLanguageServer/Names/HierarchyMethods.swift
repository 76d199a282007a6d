import VStyleJSON
import VStyleSyntax

extension ServerMethod {
  /// The requests about what is made from what: custom properties from others, themes and view types from others.
  static let hierarchies: [ServerMethod] = [
    ServerMethod(
      "textDocument/prepareCallHierarchy", ("callHierarchyProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        try server.item(at: parameters, request, [.customProperty])
      }),
    ServerMethod(
      "callHierarchy/incomingCalls",
      .request { server, parameters in
        guard let (name, project) = server.named(parameters.json["item"]) else { return .null }
        let uses = project.occurrences(of: name).filter { !$0.name.isDeclaration }
        let calls = Calls(uses) { ($0.sheet.source.path, $0.name.node) }
        return .array(
          calls.all.compactMap { uses in
            guard let first = uses.first, let from = server.holder(of: first, project) else { return nil }
            return ["from": from, "fromRanges": .array(uses.map { $0.sheet.range($0.name.range) })]
          })
      }),
    ServerMethod(
      "callHierarchy/outgoingCalls",
      .request { server, parameters in
        guard let (name, project) = server.named(parameters.json["item"]) else { return .null }
        let inside = project.declarations(of: name).flatMap { declaration in
          declaration.sheet.names.names(of: declaration.name.node).filter { other in
            other.kind == .customProperty && !other.isDeclaration
          }.map { PlacedName(sheet: declaration.sheet, name: $0) }
        }
        return .array(
          Calls(inside, by: { ($0.name.name, 0) }).all.compactMap { uses in
            guard let first = uses.first, let target = project.declarations(of: first.name).first else { return nil }
            let ranges = uses.map { $0.sheet.range($0.name.range) }
            return ["to": server.item(target, project), "fromRanges": .array(ranges)]
          })
      }),
    ServerMethod(
      "textDocument/prepareTypeHierarchy", ("typeHierarchyProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        try server.item(at: parameters, request, [.theme, .viewType, .style])
      }),
    ServerMethod(
      "typeHierarchy/supertypes",
      .request { server, parameters in
        guard let (name, project) = server.named(parameters.json["item"]) else { return .null }
        let bases = project.declarations(of: name).compactMap(\.base)
        return .array(
          bases.compactMap { base in project.declarations(of: base).first.map { server.item($0, project) } })
      }),
    ServerMethod(
      "typeHierarchy/subtypes",
      .request { server, parameters in
        guard let (name, project) = server.named(parameters.json["item"]) else { return .null }
        var seen: Set<String> = []
        var found: [JSON] = []
        for use in project.occurrences(of: name) where !use.name.isDeclaration {
          let declared = use.sheet.names.names(of: use.name.node).first(where: \.isDeclaration)
          guard let declared, declared.kind == name.kind, seen.insert(declared.name).inserted else { continue }
          found.append(server.item(PlacedName(sheet: use.sheet, name: declared), project))
        }
        return .array(found)
      }),
  ]
}

/// Names in groups, in the order of the first name of each: all uses in one declaration are one call.
private struct Calls {
  private(set) var all: [[PlacedName]] = []

  /// Groups names.
  ///
  /// - Parameters:
  ///   - names: the names.
  ///   - key: returns what the names of a group have in common.
  init(_ names: [PlacedName], by key: (PlacedName) -> (String, Int)) {
    var groups: [String: [Int: Int]] = [:]
    for name in names {
      let (text, number) = key(name)
      if let group = groups[text]?[number] {
        all[group].append(name)
      } else {
        groups[text, default: [:]][number] = all.count
        all.append([name])
      }
    }
  }
}

extension PlacedName {
  /// The name that a theme, a view type or a style inherits from; `nil` if it inherits from none.
  fileprivate var base: NameOccurrence? {
    sheet.names.names(of: name.node).first { $0.kind == name.kind && !$0.isDeclaration }
  }
}

extension LanguageServer {
  /// Returns the item of the declared name at a position; `null` if it is of another kind.
  fileprivate func item(
    at parameters: Parameters, _ request: SheetRequest, _ kinds: [NameKind]
  ) throws(RPCError) -> JSON {
    let offset = request.sheet.text.offset(of: try parameters.position())
    guard let name = request.sheet.names.occurrence(at: offset), kinds.contains(name.kind),
      let place = request.project.declarations(of: name).first
    else { return .null }
    return [item(place, request.project)]
  }

  /// Writes a name as an item of a hierarchy.
  fileprivate func item(_ place: PlacedName, _ project: Project) -> JSON {
    let uri = JSON.string(workspace.uri(of: place.sheet.source.path, in: project))
    return [
      "name": .string(VisibleText.line(place.name.name)), "kind": .integer(place.name.kind.symbolKind), "uri": uri,
      "detail": .string(place.name.kind.words),
      "range": place.sheet.range(place.sheet.tree.range(of: place.name.node)),
      "selectionRange": place.sheet.range(place.name.range),
    ]
  }

  /// Returns the name of an item that the server has written; `nil` if it is not there any more.
  fileprivate func named(_ item: JSON?) -> (NameOccurrence, Project)? {
    guard let uri = item?["uri"]?.text, let request = sheet(uri),
      let start = try? Parameters.position(item?["selectionRange"]?["start"], "selectionRange"),
      let name = request.sheet.names.occurrence(at: request.sheet.text.offset(of: start))
    else { return nil }
    return (name, request.project)
  }

  /// Returns the item of the declaration that uses a name: a custom property, or a property with its rule.
  fileprivate func holder(of use: PlacedName, _ project: Project) -> JSON? {
    let sheet = use.sheet
    if let own = sheet.names.names(of: use.name.node).first(where: \.isDeclaration) {
      return item(PlacedName(sheet: sheet, name: own), project)
    }
    let statement = sheet.tree.nodes[use.name.node]
    guard statement.kind == .declaration else { return nil }
    let outer = sheet.parents[use.name.node]
    let rule = outer == 0 ? nil : sheet.source.text(in: sheet.tree.tape.range(sheet.tree.nodes[outer].content))
    return JSON.object([
      ("name", .string(VisibleText.line(sheet.tree.name(of: use.name.node)))), ("kind", 7),
      ("detail", rule.map { .string(VisibleText.line($0)) }),
      ("uri", .string(workspace.uri(of: sheet.source.path, in: project))),
      ("range", sheet.range(sheet.tree.range(of: use.name.node))),
      ("selectionRange", sheet.range(sheet.tree.tape.range(statement.nameToken))),
    ])
  }
}
