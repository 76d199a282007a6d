import VStyleJSON
import VStyleLint

extension ServerMethod {
  /// The requests for diagnostics.
  static let diagnostics: [ServerMethod] = [
    ServerMethod(
      "textDocument/diagnostic",
      ("diagnosticProvider", ["identifier": "vstyle", "interFileDependencies": true, "workspaceDiagnostics": true]),
      .request { server, parameters throws(RPCError) in
        let uri = try parameters.uri()
        guard let request = server.sheet(uri),
          let file = server.reportedFiles(request.project, only: request.path).first
        else { return ["kind": "full", "items": []] }
        return server.published.answer(uri, file.items, last: parameters.json["previousResultId"]?.text)
      }),
    ServerMethod(
      "workspace/diagnostic",
      .request { server, parameters in
        var last: [String: String] = [:]
        for known in parameters.json["previousResultIds"]?.elements ?? [] {
          if let uri = known["uri"]?.text { last[uri] = known["value"]?.text }
        }
        var items: [JSON] = []
        for file in server.workspace.sortedProjects.flatMap({ server.reportedFiles($0) }) {
          guard case .object(let members) = server.published.answer(file.uri, file.items, last: last[file.uri])
          else { continue }
          let version = server.workspace.documents[Workspace.key(of: file.uri)]?.version
          items.append(
            .object(
              [.init("uri", .string(file.uri)), .init("version", version.map { .integer($0) } ?? .null)] + members))
        }
        return ["items": .array(items)]
      }),
  ]
}

/// The diagnostics that the client knows.
struct PublishedDiagnostics {
  private var known: [String: (id: Int, items: JSON)] = [:]
  private var lastID = 0

  /// Whether something changed since the client was notified.
  var isStale = false

  /// Returns the ID of the diagnostics of a document: the last one if they are the same.
  private mutating func id(_ uri: String, _ items: JSON) -> Int {
    if let known = known[uri], known.items == items { return known.id }
    lastID += 1
    known[uri] = (lastID, items)
    return lastID
  }

  /// Returns the answer to a client that asks for diagnostics.
  ///
  /// - Parameters:
  ///   - uri: the URI of the document.
  ///   - items: its diagnostics.
  ///   - last: the ID of those that the client has; `nil` if it has none.
  mutating func answer(_ uri: String, _ items: JSON, last: String?) -> JSON {
    let id = "\(id(uri, items))"
    if id == last { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }

  /// Returns the diagnostics that the client does not have yet, and those that it has too many of.
  ///
  /// - Parameter files: all files with their diagnostics.
  mutating func changes(_ files: [ReportedFile]) -> [(uri: String, items: JSON)] {
    var changes: [(String, JSON)] = []
    let present = Set(files.map(\.uri))
    for uri in known.keys.sorted() where !present.contains(uri) {
      if known[uri]?.items != .array([]) { changes.append((uri, .array([]))) }
      known[uri] = nil
    }
    for file in files where known[file.uri]?.items != file.items {
      let isNew = known[file.uri] == nil
      _ = id(file.uri, file.items)
      if !isNew || file.items != .array([]) { changes.append((file.uri, file.items)) }
    }
    return changes
  }
}

extension LanguageServer {
  /// Notes that documents or files changed.
  func changed() { published.isStale = true }

  /// Whether there is something to do while no message waits.
  package var hasWork: Bool { phase == .running && published.isStale }

  /// Does what waits for a pause of the client: it computes diagnostics, and sends those that changed.
  ///
  /// A client that asks for diagnostics is notified that it can ask again.
  package func work() {
    guard hasWork else { return }
    readFolders()
    published.isStale = false
    guard !client.pullsDiagnostics else {
      if client.refreshesDiagnostics { request("workspace/diagnostic/refresh", .null) }
      return
    }
    for (uri, items) in published.changes(workspace.sortedProjects.flatMap { reportedFiles($0) }) {
      let version = workspace.documents[Workspace.key(of: uri)]?.version
      send(
        "textDocument/publishDiagnostics",
        .object([("uri", .string(uri)), ("version", version.map { .integer($0) }), ("diagnostics", items)]))
    }
  }
}
