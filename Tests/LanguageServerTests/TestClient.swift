import Testing
import VStyleJSON
import VStyleLanguageServer
import VStyleSyntax
import VStyleViews

/// A client that drives a server in the same process. A `|` in texts is the place of the cursor.
final class TestClient {
  let server: LanguageServer
  let folder: MemoryFolder
  private var lastID = 0
  private var versions: [String: Int] = [:]

  /// The messages that the server sent without being asked, the oldest first.
  private(set) var messages: [JSON] = []

  /// The capabilities of an editor that knows everything.
  static let capabilities: JSON = [
    "general": ["positionEncodings": ["utf-16"]],
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true, "documentationFormat": ["markdown", "plaintext"]]],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "publishDiagnostics": ["relatedInformation": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  /// Starts a server in the folder `/w`.
  ///
  /// - Parameters:
  ///   - files: the texts by path, relative to `/w`.
  ///   - capabilities: what the client can do.
  ///   - rulePages: the address of the pages of rules.
  init(_ files: [String: String] = [:], capabilities: JSON = TestClient.capabilities, rulePages: String? = nil) {
    folder = MemoryFolder(Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0.key, $0.value) }))
    server = LanguageServer(files: folder, schema: .views, version: "test", rulePages: rulePages)
    let answer = request("initialize", ["capabilities": capabilities, "rootUri": "file:///w"])
    self.answer = answer
    notify("initialized", [:])
  }

  /// The answer to `initialize`.
  private(set) var answer: JSON = .null

  /// Sends a request, and returns the whole answer, with its result or its error.
  func send(_ method: String, _ parameters: JSON) -> JSON {
    lastID += 1
    server.receive(.request(id: .integer(lastID), method: method, parameters: parameters))
    let output = server.takeOutput()
    messages += output.filter { $0["method"] != nil }
    return output.first { $0["id"] == .integer(lastID) && $0["method"] == nil } ?? .null
  }

  /// Sends a request, and returns its result.
  @discardableResult
  func request(_ method: String, _ parameters: JSON) -> JSON { send(method, parameters)["result"] ?? .null }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: JSON) {
    server.receive(.notification(method: method, parameters: parameters))
    messages += server.takeOutput()
  }

  static func uri(_ path: String) -> String { "file:///w/" + path }

  /// Opens a document, or replaces its text.
  func open(_ path: String, _ text: String) {
    let version = (versions[path] ?? 0) + 1
    versions[path] = version
    let uri = JSON.string(TestClient.uri(path))
    if version == 1 {
      notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": "vstyle", "version": 1, "text": .string(text)]])
    } else {
      notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": .integer(version)],
          "contentChanges": [["text": .string(text)]],
        ])
    }
  }

  /// Lets the server compute diagnostics, and returns those that it sent, by path.
  func diagnostics() -> [String: [JSON]] {
    while server.hasWork { server.work() }
    let sent = server.takeOutput()
    messages += sent
    var found: [String: [JSON]] = [:]
    for message in sent where message["method"]?.text == "textDocument/publishDiagnostics" {
      let uri = message["params"]?["uri"]?.text ?? ""
      found[String(uri.dropFirst("file:///w/".count))] = message["params"]?["diagnostics"]?.elements
    }
    lastDiagnostics.merge(found) { $1 }
    return found
  }

  /// The diagnostics that the client has, by path.
  private(set) var lastDiagnostics: [String: [JSON]] = [:]

  /// Opens a document whose text has a cursor, and asks a request about that position.
  func ask(_ method: String, _ path: String, _ marked: String, _ more: [JSON.Member] = []) -> JSON {
    let (text, position) = TestClient.cursor(marked)
    open(path, text)
    return request(method, TestClient.parameters(path, position, more))
  }

  static func parameters(_ path: String, _ position: JSON, _ more: [JSON.Member] = []) -> JSON {
    .object(
      [
        .init("textDocument", ["uri": .string(uri(path))]), .init("position", position),
      ] + more)
  }

  /// Returns a text without its first `|`, and the position of that in UTF-16.
  static func cursor(_ marked: String) -> (text: String, position: JSON) {
    guard let index = marked.firstIndex(of: "|") else { return (marked, ["line": 0, "character": 0]) }
    let before = marked[..<index]
    let line = before.unicodeScalars.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    var text = marked
    text.remove(at: index)
    return (text, ["line": .integer(line), "character": .integer(before[start...].utf16.count)])
  }

  /// Returns a text after edits of the protocol.
  static func applying(_ edits: [JSON], to text: String) -> String {
    var document = DocumentText(text.utf8, encoding: .utf16)
    func position(_ json: JSON?) -> ClientPosition {
      ClientPosition(line: json?["line"]?.integer ?? 0, character: json?["character"]?.integer ?? 0)
    }
    let sorted = edits.enumerated().sorted { left, right in
      let (a, b) = (position(left.element["range"]?["start"]), position(right.element["range"]?["start"]))
      return (a.line, a.character, left.offset) > (b.line, b.character, right.offset)
    }
    for (_, edit) in sorted {
      document.replace(
        from: position(edit["range"]?["start"]), to: position(edit["range"]?["end"]),
        with: edit["newText"]?.text ?? "")
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
