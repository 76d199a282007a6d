package import VStyleCheck
package import VStyleJSON
import VStyleLint
import VStyleSyntax
package import VStyleValues

/// A language server for sheets: messages in, messages out.
///
/// It reads files, and writes none. A request is answered from the open documents and the files, as they are when it is
/// answered.
package final class LanguageServer {
  /// What the client can do.
  private(set) var client = ClientCapabilities(.null)

  /// The folders and documents; those of no folder before `initialize`.
  private(set) var workspace: Workspace

  /// The state of the conversation.
  enum Phase {
    case waiting
    case running
    case shutDown
  }

  private(set) var phase = Phase.waiting

  /// The exit code; `nil` while the server runs.
  package private(set) var exitCode: Int32?

  /// The version of the program.
  let version: String

  /// The address of the page of a rule, with `RULE` for its name; `nil` without pages.
  let rulePages: String?

  /// Draws a preview, and returns the path of its page; `nil` if that fails. It is `nil` for a server without previews.
  package var drawPreview: (@Sendable (PreviewOrder) -> String?)?

  private let files: any ReadableFiles
  private let makeSchema: @Sendable () -> StyleSchema

  /// The built-in view types. They are made for the first request that needs them, after the answer to `initialize`.
  var schema: StyleSchema { makeSchema() }

  private var output: [JSON] = []

  /// The folders of the client that are not read yet.
  private var unreadFolders: [String] = []

  private var lastRequest = 0

  /// What clients have been sent, so that it is not sent again.
  var published = PublishedDiagnostics()

  /// The URI of the document with the last completions.
  var completedDocument: String?

  /// The last semantic tokens of each document.
  var sentTokens: [String: SentTokens] = [:]

  /// The ID of the last semantic tokens.
  var lastTokenID = 0

  /// The theme in which colors and hints are shown; `nil` for the first one.
  var theme: String?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - files: the files, with absolute paths.
  ///   - schema: the built-in view types.
  ///   - version: the version of the program.
  ///   - rulePages: the address of the page of a rule, with `RULE` for its name; `nil` without pages.
  package init(
    files: any ReadableFiles, schema: @escaping @autoclosure @Sendable () -> StyleSchema, version: String,
    rulePages: String? = nil
  ) {
    (self.files, makeSchema, self.version, self.rulePages) = (files, schema, version, rulePages)
    workspace = Workspace(files, schema, .utf16)
  }

  /// Takes the messages for the client.
  package func takeOutput() -> [JSON] {
    defer { output = [] }
    return output
  }

  /// Handles a message.
  package func receive(_ message: RPCMessage) {
    if phase == .running { readFolders() }
    switch message {
    case .invalid(let id, let error): fail(id, error)
    case .response: return
    case .notification(let name, let parameters): notify(name, Parameters(parameters))
    case .request(let id, let name, let parameters):
      do throws(RPCError) {
        output.append(["jsonrpc": "2.0", "id": id, "result": try answer(name, Parameters(parameters))])
      } catch { fail(id, error) }
    }
  }

  private func fail(_ id: JSON, _ error: RPCError) {
    output.append([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code.rawValue), "message": .string(VisibleText.lines(error.message))],
    ])
  }

  private func answer(_ name: String, _ parameters: Parameters) throws(RPCError) -> JSON {
    switch phase {
    case .waiting where name != "initialize":
      throw RPCError(.serverNotInitialized, "the first request is `initialize`")
    case .running where name == "initialize": throw RPCError(.invalidRequest, "the server is initialized already")
    case .shutDown: throw RPCError(.invalidRequest, "after `shutdown`, only `exit` is left")
    default: break
    }
    guard let method = ServerMethod.named[name] else {
      throw RPCError(.methodNotFound, "there is no method `\(name)`")
    }
    switch method.run {
    case .request(let run): return try run(self, parameters)
    case .sheet(let run):
      guard let request = sheet(try parameters.uri()) else { return .null }
      return try run(self, request, parameters)
    case .notification: throw RPCError(.invalidRequest, "`\(name)` is a notification, and has no `id`")
    }
  }

  private func notify(_ name: String, _ parameters: Parameters) {
    guard name != "exit" else {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running, case .notification(let run)? = ServerMethod.named[name]?.run else { return }
    do throws(RPCError) { try run(self, parameters) } catch {
      log("`\(name)` is ignored: \(error.message)", .error)
    }
  }

  /// The sheet of a document; `nil` if there is none.
  func sheet(_ uri: String) -> SheetRequest? {
    let key = Workspace.key(of: uri)
    guard let place = workspace.knownPlace(of: key), let sheet = place.project.sheets[place.path] else { return nil }
    return SheetRequest(project: place.project, sheet: sheet, uri: uri)
  }
}

// MARK: Messages to the client

extension LanguageServer {
  /// Sends a notification.
  func send(_ method: String, _ parameters: JSON) {
    output.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request. Its answer needs no action.
  func request(_ method: String, _ parameters: JSON) {
    lastRequest += 1
    output.append(
      JSON.object([
        ("jsonrpc", "2.0"), ("id", .integer(lastRequest)), ("method", .string(method)),
        ("params", parameters == .null ? nil : parameters),
      ]))
  }

  /// The weights of log messages, as in the protocol.
  enum Weight: Int {
    case error = 1
    case warning
    case info
  }

  /// Writes a message to the client's log.
  func log(_ message: String, _ weight: Weight) {
    send("window/logMessage", ["type": .integer(weight.rawValue), "message": .string(message)])
  }
}

// MARK: Phases

extension LanguageServer {
  /// Starts to serve a client. Its folders are read after the answer, which so comes at once.
  func start(_ capabilities: ClientCapabilities, folders: [String]) {
    client = capabilities
    workspace = Workspace(files, makeSchema, capabilities.encoding)
    phase = .running
    unreadFolders = folders
    changed()
  }

  /// Reads the folders that are not read yet.
  func readFolders() {
    guard !unreadFolders.isEmpty else { return }
    workspace.add(unreadFolders)
    unreadFolders = []
  }

  /// Stops to answer requests.
  func shutDown() { phase = .shutDown }
}
