import VStyleJSON

extension ServerMethod {
  /// The requests for semantic tokens.
  static let semanticTokens: [ServerMethod] = [
    ServerMethod(
      "textDocument/semanticTokens/full", ("semanticTokensProvider", SemanticTokens.capability),
      .sheet { server, request, _ in
        let data = SemanticTokens(request.sheet).data
        let id = server.remember(data, for: request.uri)
        return ["resultId": .string("\(id)"), "data": .array(data.map { .integer($0) })]
      }),
    ServerMethod(
      "textDocument/semanticTokens/full/delta",
      .sheet { server, request, parameters throws(RPCError) in
        let known = server.sentTokens[request.uri]
        let data = SemanticTokens(request.sheet).data
        let id = server.remember(data, for: request.uri)
        guard let known, try parameters.text("previousResultId") == "\(known.id)" else {
          return ["resultId": .string("\(id)"), "data": .array(data.map { .integer($0) })]
        }
        return ["resultId": .string("\(id)"), "edits": .array(edits(known.data, data))]
      }),
    ServerMethod(
      "textDocument/semanticTokens/range",
      .sheet { server, request, parameters throws(RPCError) in
        let range = request.sheet.bytes(try parameters.range())
        return ["data": .array(SemanticTokens(request.sheet, in: range).data.map { .integer($0) })]
      }),
  ]

  /// The edit of the numbers that differ; none if all are equal.
  private static func edits(_ old: [Int], _ new: [Int]) -> [JSON] {
    guard old != new else { return [] }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    return [
      [
        "start": .integer(start), "deleteCount": .integer(old.count - end - start),
        "data": .array(new[start..<new.count - end].map { .integer($0) }),
      ]
    ]
  }
}

extension LanguageServer {
  /// Stores the semantic tokens of a document, and returns their ID: the known one if they are the same.
  fileprivate func remember(_ data: [Int], for uri: String) -> Int {
    if let known = sentTokens[uri], known.data == data { return known.id }
    lastTokenID += 1
    sentTokens[uri] = SentTokens(id: lastTokenID, data: data)
    return lastTokenID
  }
}
