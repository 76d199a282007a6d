import VStyleCheck
import VStyleJSON
import VStyleSyntax

extension ServerMethod {
  /// The requests about the structure of a sheet.
  static let structure: [ServerMethod] = [
    ServerMethod(
      "textDocument/foldingRange", ("foldingRangeProvider", true),
      .sheet { server, request, _ in .array(foldingRanges(request.sheet)) }),
    ServerMethod(
      "textDocument/selectionRange", ("selectionRangeProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        var found: [JSON] = []
        for position in parameters.json["positions"]?.elements ?? [] {
          let offset = request.sheet.text.offset(of: try Parameters.position(position, "positions"))
          found.append(selection(request.sheet, offset))
        }
        return .array(found)
      }),
    ServerMethod(
      "textDocument/documentLink", ("documentLinkProvider", [:]),
      .sheet { server, request, _ in
        .array(
          SheetImports.references(of: request.sheet.tree).map { reference in
            [
              "range": request.sheet.range(reference.range),
              "target": .string(server.workspace.uri(of: reference.path, in: request.project)),
            ]
          })
      }),
  ]

  /// The blocks, comments and runs of imports of more than one line.
  private static func foldingRanges(_ sheet: Sheet) -> [JSON] {
    let (tree, tape) = (sheet.tree, sheet.tree.tape)
    var found: [JSON] = []
    func add(_ start: Int, _ end: Int, _ kind: JSON? = nil) {
      let (first, last) = (sheet.text.line(of: start), sheet.text.line(of: end))
      guard last > first else { return }
      found.append(.object([("startLine", .integer(first)), ("endLine", .integer(last)), ("kind", kind)]))
    }
    var imports: SourceRange?
    for node in tree.nodes.indices.dropFirst() {
      let statement = tree.nodes[node]
      if let block = statement.block {
        let range = tape.range(block)
        // The line of the closing brace stays visible.
        let end = sheet.text.line(of: range.end)
        let start = tape.range(max(block.lowerBound - 1, 0)).start
        if end > sheet.text.line(of: start) { add(start, sheet.text.range(ofLine: end - 1).end) }
      }
      guard statement.kind == .atRule, tape.isName(statement.nameToken, "import") else { continue }
      let range = tree.range(of: node)
      imports = SourceRange(imports?.start ?? range.start, range.end)
    }
    if let imports { add(imports.start, imports.end, "imports") }
    for token in 0..<tape.count where tape.kind(token) == .comment {
      add(tape.range(token).start, tape.range(token).end, "comment")
    }
    return found
  }

  /// The ranges around an offset, each inside of the next: a token, a value, a statement, a block, the sheet.
  private static func selection(_ sheet: Sheet, _ offset: Int) -> JSON {
    let (tree, tape) = (sheet.tree, sheet.tree.tape)
    var ranges = [SourceRange(0, sheet.source.bytes.count)]
    for node in sheet.statements(around: offset) {
      let statement = tree.nodes[node]
      ranges.append(tree.range(of: node))
      for inner in [tape.range(statement.content), statement.block.map { tape.range($0) }].compactMap(\.self)
      where inner.start <= offset && offset <= inner.end {
        ranges.append(inner)
      }
    }
    if tape.count > 0 { ranges.append(tape.range(sheet.token(at: offset))) }
    var result: JSON?
    var last: SourceRange?
    for range in ranges {
      if let last { guard last.contains(range), last != range else { continue } }
      result = .object([("range", sheet.range(range)), ("parent", result)])
      last = range
    }
    return result ?? .null
  }
}
