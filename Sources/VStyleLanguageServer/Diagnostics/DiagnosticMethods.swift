import VStyleCheck
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
          let file = server.reportedFiles(server.report(of: request), request.project, only: request.path).first
        else { return ["kind": "full", "items": []] }
        return server.answer(uri, file.items, last: parameters.json["previousResultId"]?.text)
      }),
    ServerMethod(
      "workspace/diagnostic",
      .request { server, parameters in
        var last: [String: String] = [:]
        for known in parameters.json["previousResultIds"]?.elements ?? [] {
          if let uri = known["uri"]?.text { last[uri] = known["value"]?.text }
        }
        var items: [JSON] = []
        for file in server.allReportedFiles {
          guard case .object(let members) = server.answer(file.uri, file.items, last: last[file.uri])
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

  /// Whether the diagnostics of open documents are sent, and those of the other sheets are not known yet.
  var isPartial = false

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
    return changes + additions(files)
  }

  /// Returns the diagnostics of some files that the client does not have yet.
  mutating func additions(_ files: [ReportedFile]) -> [(uri: String, items: JSON)] {
    var changes: [(String, JSON)] = []
    for file in files where known[file.uri]?.items != file.items {
      let isNew = known[file.uri] == nil
      _ = id(file.uri, file.items)
      if !isNew || file.items != .array([]) { changes.append((file.uri, file.items)) }
    }
    return changes
  }
}

extension LanguageServer {
  /// Returns the answer to a client that asks for the diagnostics of a document.
  ///
  /// A client that did not say that it asks is sent all changes nevertheless, so its answers have no IDs.
  func answer(_ uri: String, _ items: JSON, last: String?) -> JSON {
    client.pullsDiagnostics ? published.answer(uri, items, last: last) : ["kind": "full", "items": items]
  }

  /// Notes that documents or files changed.
  func changed() { published.isStale = true }

  /// Whether there is something to do while no message waits.
  package var hasWork: Bool { phase == .running && (published.isStale || published.isPartial) }

  /// How long the server waits for a message before it does its work.
  var patience: StreamPatience { !hasWork ? .endless : published.isStale ? .pause : .none }

  /// Does a part of what waits for a pause of the client: it computes diagnostics, and sends those that changed.
  ///
  /// In a large project, the diagnostics of open documents go first. Then a part of the other sheets is checked in each
  /// call, so that a message never waits for all of them. A client that asks for diagnostics is notified that it can ask
  /// again.
  package func work() {
    guard hasWork else { return }
    readFolders()
    let isFirst = published.isStale
    published.isStale = false
    let far = workspace.sortedProjects.filter { !$0.isReportNear }
    published.isPartial = !far.isEmpty
    guard let next = far.first else { return finishWork() }
    if isFirst, !client.pullsDiagnostics { publish(published.additions(openFiles)) } else { next.checkPart() }
  }

  private func finishWork() {
    let changes = published.changes(allReportedFiles)
    guard client.pullsDiagnostics else { return publish(changes) }
    if client.refreshesDiagnostics, !changes.isEmpty { request("workspace/diagnostic/refresh", .null) }
  }

  private func publish(_ changes: [(uri: String, items: JSON)]) {
    for (uri, items) in changes {
      let version = workspace.documents[Workspace.key(of: uri)]?.version
      send(
        "textDocument/publishDiagnostics",
        .object([("uri", .string(uri)), ("version", version.map { .integer($0) }), ("diagnostics", items)]))
    }
  }

  /// The diagnostics of the open documents, before those of all other sheets are known.
  private var openFiles: [ReportedFile] {
    workspace.documents.keys.sorted().flatMap { key -> [ReportedFile] in
      guard let place = workspace.knownPlace(of: key) else { return [] }
      let project = place.project
      let report = project.isReportNear ? project.report : project.report(for: place.path)
      return reportedFiles(report, project, only: place.path)
    }
  }

  /// The report for a client that asks about one sheet. If that of the project is far, the client can ask again later.
  func report(of request: SheetRequest) -> LintReport {
    guard client.refreshesDiagnostics, !request.project.isReportNear else { return request.project.report }
    return request.project.report(for: request.path)
  }
}
