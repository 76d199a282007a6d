import VStyleJSON
import VStyleLint
import VStyleSyntax

extension ServerMethod {
  /// The requests for completions.
  static let completion: [ServerMethod] = [
    ServerMethod(
      "textDocument/completion",
      (
        "completionProvider",
        ["triggerCharacters": .strings([":", ".", "#", "@", "-", "(", "\"", "/", " "]), "resolveProvider": true]
      ),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        server.completedDocument = request.uri
        return server.completions(request, at: offset)
      }),
    ServerMethod(
      "completionItem/resolve",
      .request { server, parameters in
        // The items of one answer are resolved before the next one, so they need not repeat the document.
        guard case .object(let members) = parameters.json, let data = parameters.json["data"],
          let request = server.completedDocument.flatMap(server.sheet),
          let text = server.documentation(data, request)
        else { return parameters.json }
        return .object(members.filter { $0.name != "documentation" } + [.init("documentation", text.json)])
      }),
  ]
}

extension LanguageServer {
  /// The size in bytes that an answer with completions has at most.
  package static let longestAnswer = 20_000

  /// Returns the completions at an offset, the best first. If there are more than fit, the client asks again.
  func completions(_ request: SheetRequest, at offset: Int) -> JSON {
    let context = CursorContext(request.sheet.tree.tape, at: offset)
    let fitting = CompletionList(request, context, theme: theme).items.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    let (first, last) = (context.replaced.start, context.replaced.end)
    // An escape may contain a line end, and an edit of a completion is in one line.
    guard request.sheet.text.line(of: first) == request.sheet.text.line(of: last) else {
      return ["isIncomplete": false, "items": []]
    }
    let range = request.sheet.range(context.replaced)
    let hasDefaults = client.hasDefaultEditRange
    var (items, size): ([JSON], Int) = ([], 300)
    var bytes: [UInt8] = []
    for (index, item) in fitting.map(\.element).enumerated() {
      let json = json(item, index, hasDefaults ? nil : range)
      bytes.removeAll(keepingCapacity: true)
      json.write(to: &bytes)
      size += bytes.count + 2
      guard size <= LanguageServer.longestAnswer else { break }
      items.append(json)
    }
    return JSON.object([
      ("isIncomplete", .bool(items.count < fitting.count)), ("itemDefaults", hasDefaults ? ["editRange": range] : nil),
      ("items", .array(items)),
    ])
  }

  /// Writes an item as the protocol has it.
  ///
  /// - Parameter range: the bytes that it replaces; `nil` if the answer has them once for all items.
  private func json(_ item: CompletionItem, _ index: Int, _ range: JSON?) -> JSON {
    let isSnippet = item.isSnippet && client.hasSnippets
    let insert = item.isSnippet && !isSnippet ? item.label : item.insert ?? item.label
    let label = VisibleText.line(item.label)
    let isLabel = insert == label
    return JSON.object([
      ("label", .string(label)), ("kind", .integer(item.kind.rawValue)),
      ("detail", item.detail.map { .string(VisibleText.line($0)) }),
      ("filterText", item.filter.map { .string(VisibleText.line($0)) }), ("sortText", .string(String(1_000 + index))),
      ("insertTextFormat", isSnippet ? 2 : nil),
      ("textEdit", range.map { ["range": $0, "newText": .string(insert)] }),
      ("textEditText", range == nil && !isLabel ? .string(insert) : nil), ("data", item.subject),
    ])
  }

  /// Returns the documentation of a completion; `nil` if there is none.
  func documentation(_ data: JSON, _ request: SheetRequest) -> HoverText? {
    let isMarkdown = client.hasMarkdown("completion")
    if let name = data["customProperty"]?.text {
      return PlaceExplanation(request, theme: theme, isMarkdown: isMarkdown).customProperty(name)
    }
    var text = HoverText(isMarkdown: isMarkdown)
    if let name = data["page"]?.text, let page = SchemaPage(name, in: request.project.schema(for: request.path)) {
      text.code(page.text())
      return text
    }
    let kinds: [(member: String, kind: NameKind)] = [("style", .style), ("styleClass", .styleClass), ("id", .id)]
    guard let (name, kind) = kinds.lazy.compactMap({ row in data[row.member]?.text.map { ($0, row.kind) } }).first
    else { return nil }
    let probe = NameOccurrence(kind: kind, name: name, range: SourceRange(0, 0), isDeclaration: true, node: 0)
    let rules = request.project.declarations(of: probe).prefix(LanguageServer.shownRules).map { place in
      place.sheet.source.text(in: place.sheet.tree.range(of: place.name.node))
    }
    text.code(rules.joined(separator: "\n"), language: "css")
    return text
  }

  /// The number of rules that the documentation of a name shows.
  private static let shownRules = 5
}
