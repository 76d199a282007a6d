import TestSupport
import VStyleJSON
import VStyleViews

@testable import VStyleLanguageServer

/// A client with several folders in the same process, which notes what a server must not do.
final class FolderClient {
  let server: LanguageServer
  private var lastID = 0

  /// What the server did that it must not do.
  private(set) var problems: [String] = []

  /// The diagnostics that the server sent last, by URI; none for documents without any.
  private(set) var published: [String: [JSON]] = [:]

  /// The edits that the server asked the client to make.
  private(set) var askedEdits: [JSON] = []

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - files: the files, with absolute paths.
  ///   - folders: the absolute paths of the client's folders.
  ///   - capabilities: what the client can do.
  init(_ files: MemoryFolder, folders: [String], capabilities: JSON) {
    server = LanguageServer(files: files, schema: .views, version: "test")
    let uris = folders.map { ["uri": .string(FileURI.uri(of: $0)), "name": "x"] as JSON }
    request("initialize", ["capabilities": capabilities, "rootUri": .null, "workspaceFolders": .array(uris)])
    notify("initialized", [:])
  }

  /// Sends a request, and returns its result; `null` for an error.
  @discardableResult
  func request(_ method: String, _ parameters: JSON) -> JSON {
    lastID += 1
    server.receive(.request(id: .integer(lastID), method: method, parameters: parameters))
    let answers = takeOutput().filter { $0["method"] == nil }
    if answers.count != 1 || answers.first?["id"] != .integer(lastID) {
      problems.append("`\(method)` has \(answers.count) answers")
    }
    return answers.first?["result"] ?? .null
  }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: JSON) {
    server.receive(.notification(method: method, parameters: parameters))
    if takeOutput().contains(where: { $0["method"] == nil }) { problems.append("`\(method)` is answered") }
  }

  /// Opens a document.
  func open(_ uri: String, _ version: Int, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "vstyle", "version": .integer(version), "text": .string(text),
        ]
      ])
  }

  /// Lets the server do its work, as in a long pause of the client.
  func pause() {
    var rounds = 0
    while server.hasWork, rounds < 1_000 {
      server.work()
      rounds += 1
    }
    if server.hasWork { problems.append("the server never comes to rest") }
    _ = takeOutput()
  }

  /// Takes the edits that the server asked the client to make.
  func takeEdits() -> [JSON] {
    defer { askedEdits = [] }
    return askedEdits
  }

  private func takeOutput() -> [JSON] {
    let output = server.takeOutput()
    for message in output {
      switch message["method"]?.text {
      case "textDocument/publishDiagnostics":
        let items = message["params"]?["diagnostics"]?.elements ?? []
        published[message["params"]?["uri"]?.text ?? ""] = items.isEmpty ? nil : items
      case "workspace/applyEdit": askedEdits.append(message["params"]?["edit"] ?? .null)
      default: continue
      }
    }
    return output
  }
}
