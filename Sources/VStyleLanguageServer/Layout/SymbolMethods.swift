import VStyleJSON
import VStyleSyntax

extension ServerMethod {
  /// The requests for outlines.
  static let symbols: [ServerMethod] = [
    ServerMethod(
      "textDocument/documentSymbol", ("documentSymbolProvider", true),
      .sheet { server, request, _ in
        let outline = Outline(request.sheet)
        return server.client.hasSymbolTrees ? outline.tree : outline.list(request.uri)
      }),
    ServerMethod(
      "workspace/symbol", ("workspaceSymbolProvider", true),
      .request { server, parameters throws(RPCError) in
        let query = try parameters.text("query").lowercased()
        var found: [JSON] = []
        for project in server.workspace.sortedProjects {
          for sheet in project.sortedSheets {
            for name in sheet.names.all
            where (name.isDeclaration || name.kind.signLength > 0) && matches(name.name.lowercased(), query) {
              guard found.count < mostSymbols else { return .array(found) }
              found.append([
                "name": .string(VisibleText.line(sheet.source.text(in: name.range))),
                "kind": .integer(name.kind.symbolKind),
                "location": [
                  "uri": .string(server.workspace.uri(of: sheet.source.path, in: project)),
                  "range": sheet.range(name.range),
                ],
                "containerName": .string(name.kind.words),
              ])
            }
          }
        }
        return .array(found)
      }),
  ]

  /// The number of symbols of one answer. A longer query finds the others.
  private static let mostSymbols = 500

  /// Whether a name has the characters of a query in their order.
  private static func matches(_ name: String, _ query: String) -> Bool {
    var rest = query.unicodeScalars[...]
    for scalar in name.unicodeScalars where scalar == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

/// The outline of a sheet: its rules, at-rules and custom properties.
struct Outline {
  private let sheet: Sheet

  init(_ sheet: Sheet) { self.sheet = sheet }

  /// The symbols, each with those inside.
  var tree: JSON { .array(children(of: 0)) }

  private func children(of node: Int) -> [JSON] {
    sheet.tree.children(of: node).compactMap { child in
      guard let symbol = symbol(child) else { return nil }
      var members = members(symbol, child)
      members.append(.init("selectionRange", written(symbol.selection)))
      let inner = children(of: child)
      if !inner.isEmpty { members.append(.init("children", .array(inner))) }
      return .object(members)
    }
  }

  /// The symbols without nesting.
  func list(_ uri: String) -> JSON {
    var start: [UInt8] = []
    start.add("{\"uri\": ")
    JSON.string(uri).write(to: &start)
    start.add(", \"range\": ")
    return .array(
      sheet.tree.nodes.indices.dropFirst().compactMap { node in
        guard let symbol = symbol(node) else { return nil }
        var location: [UInt8] = []
        location.reserveCapacity(start.count + Outline.longestRange)
        location += start
        sheet.write(sheet.tree.range(of: node), to: &location)
        location.add("}")
        return .object([
          .init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind)),
          .init("location", .written(location)),
        ])
      })
  }

  private func written(_ range: SourceRange) -> JSON {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Outline.longestRange)
    sheet.write(range, to: &bytes)
    return .written(bytes)
  }

  /// The bytes of most ranges.
  private static let longestRange = 100

  private func members(_ symbol: Symbol, _ node: Int) -> [JSON.Member] {
    var members: [JSON.Member] = [.init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind))]
    if let detail = symbol.detail { members.append(.init("detail", .string(detail))) }
    members.append(.init("range", written(sheet.tree.range(of: node))))
    return members
  }

  private typealias Symbol = (name: String, kind: Int, detail: String?, selection: SourceRange)

  /// The most characters of a name in an outline.
  private static let longestName = 200

  private func symbol(_ node: Int) -> Symbol? {
    let tree = sheet.tree
    let statement = tree.nodes[node]
    let prelude = tree.tape.range(statement.content)
    switch statement.kind {
    case .atRule:
      let name = text(
        SourceRange(
          tree.tape.range(statement.nameToken).start, max(prelude.end, tree.tape.range(statement.nameToken).end)))
      let selection = prelude.isEmpty ? tree.tape.range(statement.nameToken) : prelude
      return (name, statement.block == nil ? 2 : 3, nil, selection)
    case .qualifiedRule:
      let name = text(prelude)
      return (name.isEmpty ? "{}" : name, 5, nil, prelude)
    case .declaration where tree.tape.isDashedIdent(statement.nameToken):
      return (VisibleText.line(tree.name(of: node)), 13, text(prelude), tree.tape.range(statement.nameToken))
    case .declaration, .invalid, .stylesheet: return nil
    }
  }

  /// The text of a range on one line.
  private func text(_ range: SourceRange) -> String {
    let text = sheet.source.text(in: range)
    // OPTIMIZATION: the words alone would be simpler. Most names are short and on one line.
    if text.utf8.count <= Outline.longestName, Outline.isPlain(text) { return text }
    let words = text.split { $0.isWhitespace }.joined(separator: " ").prefix(Outline.longestName)
    return VisibleText.line(String(words))
  }

  /// Whether a text is ASCII without other white space than single spaces between words.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte > 0x20 && byte < 0x80 || byte == 0x20 && last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}
