import TestSupport
import VStyleJSON

@testable import VStyleLanguageServer

/// Questions about all files of a session, which servers in the same state answer in the same way.
struct FolderQuestions {
  private let session: FolderSession
  private let paths: [String]
  private let positions: [String: [JSON]]
  private let moves: JSON

  init(_ session: FolderSession) {
    self.session = session
    let paths = Set(session.documents.keys).union(session.texts.keys.filter { $0.hasSuffix(".vstyle") }).sorted()
    var positions: [String: [JSON]] = [:]
    for path in paths {
      positions[path] = (0..<2).compactMap { _ in
        session.text(path).map { FolderTexts.position(in: $0, &session.random) }
      }
    }
    let old = paths.randomElement(using: &session.random) ?? "/p/a.vstyle"
    moves = [
      [
        "oldUri": .string(FileURI.uri(of: old)),
        "newUri": .string(FileURI.uri(of: FolderTexts.sheetPath(&session.random))),
      ],
      ["oldUri": "file:///p", "newUri": "file:///moved"],
    ]
    (self.paths, self.positions) = (paths, positions)
  }

  /// Returns the answers of a server.
  func answers(_ client: FolderClient) -> [String] {
    client.pause()
    var found: [String] = []
    let all = (client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.elements ?? []).map {
      (uri: $0["uri"]?.text ?? "", items: $0["items"]?.elements ?? [])
    }
    if Set(all.map(\.uri)).count < all.count { session.report("a document has diagnostics twice: \(all.map(\.uri))") }
    let items = Dictionary(all.filter { !$0.items.isEmpty }) { $1 }
    found += items.sorted { $0.key < $1.key }.map { "the diagnostics of \($0): " + JSON.array($1).line }
    if !client.server.client.pullsDiagnostics {
      let sent = client.published.sorted { $0.key < $1.key }.map { "the diagnostics of \($0): " + JSON.array($1).line }
      session.report(sent, found, "it has sent")
    }
    let symbols = client.request("workspace/symbol", ["query": ""])
    found.append("symbols " + symbols.line)
    let lines = (symbols.elements ?? []).map(\.line)
    if Set(lines).count < lines.count { session.report("a symbol is there twice: \(lines)") }
    for path in paths { found += answers(client, path) }
    found.append("moves " + client.request("workspace/willRenameFiles", ["files": moves]).line)
    return found
  }

  private func answers(_ client: FolderClient, _ path: String) -> [String] {
    let document: JSON = ["uri": .string(FileURI.uri(of: path))]
    var found: [String] = []
    func ask(_ method: String, _ members: [JSON.Member]) {
      let answer = client.request("textDocument/" + method, .object([.init("textDocument", document)] + members))
      found.append("\(path) \(method) \(JSON.object(members).line): \(answer.line)")
    }
    for method in ["documentSymbol", "formatting", "documentLink"] { ask(method, []) }
    let lenses = client.request("textDocument/codeLens", ["textDocument": document]).elements ?? []
    found.append("\(path) lenses " + JSON.array(lenses.map { client.request("codeLens/resolve", $0) }).line)
    for position in positions[path] ?? [] {
      for method in ["references", "definition", "prepareRename", "hover", "completion", "prepareTypeHierarchy"] {
        ask(method, [.init("position", position)])
      }
      for name in ["fresh", "--fresh"] {
        ask("rename", [.init("position", position), .init("newName", .string(name))])
      }
    }
    return found
  }
}
