import VStyleCheck
import VStyleJSON
import VStyleLint

extension ServerMethod {
  /// The notifications about documents and files.
  static let documents: [ServerMethod] = [
    ServerMethod(
      "textDocument/didOpen",
      ("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      .notification { server, parameters throws(RPCError) in
        let uri = try parameters.uri()
        guard let text = parameters.json["textDocument"]?["text"]?.text else {
          throw RPCError(.invalidParameters, "the document has no text")
        }
        guard isSheet(uri, parameters.json["textDocument"]?["languageId"]?.text) else { return }
        let version = parameters.json["textDocument"]?["version"]?.integer
        let document = DocumentText(text.utf8, encoding: server.workspace.encoding)
        server.workspace.open(.init(uri: uri, version: version, text: document))
        server.changed()
      }),
    ServerMethod(
      "textDocument/didChange",
      .notification { server, parameters throws(RPCError) in
        let uri = try parameters.uri()
        guard var document = server.workspace.documents[Workspace.key(of: uri)] else { return }
        guard let changes = parameters.json["contentChanges"]?.elements else {
          throw RPCError(.invalidParameters, "`contentChanges` is no array")
        }
        for change in changes {
          guard let text = change["text"]?.text else {
            throw RPCError(.invalidParameters, "a change has no text")
          }
          if let range = change["range"] {
            let (start, end) = try Parameters.range(range)
            document.text.replace(from: start, to: end, with: text)
          } else {
            document.text = DocumentText(text.utf8, encoding: server.workspace.encoding)
          }
        }
        document.text.finishEdits()
        document.version = parameters.json["textDocument"]?["version"]?.integer ?? document.version
        server.workspace.open(document)
        server.changed()
      }),
    ServerMethod(
      "textDocument/didSave",
      .notification { server, parameters throws(RPCError) in
        // A client that reports changes of files reports this one too.
        guard !server.client.watchesFiles else { return }
        server.workspace.readFolders()
        server.changed()
      }),
    ServerMethod(
      "textDocument/didClose",
      .notification { server, parameters throws(RPCError) in
        let uri = try parameters.uri()
        server.workspace.close(uri)
        server.sentTokens[uri] = nil
        server.changed()
      }),
    ServerMethod(
      "workspace/didChangeWatchedFiles",
      .notification { server, parameters in
        let uris = parameters.json["changes"]?.elements?.compactMap { $0["uri"]?.text } ?? []
        server.workspace.filesChanged(uris.compactMap(FileURI.path).map(FilePath.cleaned))
        server.changed()
      }),
    ServerMethod(
      "workspace/didChangeWorkspaceFolders",
      .notification { server, parameters in
        let event = parameters.json["event"] ?? .null
        func paths(_ name: String) -> [String] {
          event[name]?.elements?.compactMap { $0["uri"]?.text.flatMap(FileURI.path) }.map(FilePath.cleaned) ?? []
        }
        server.workspace.remove(paths("removed"))
        server.workspace.add(paths("added"))
        server.changed()
      }),
    ServerMethod(
      "workspace/didChangeConfiguration",
      .notification { server, parameters in
        if let theme = parameters.json["settings"]?["vstyle"]?["theme"]?.text {
          server.theme = theme.isEmpty ? nil : theme
        }
        server.changed()
      }),
  ]

  /// Whether a document is a sheet. Some clients send all documents of a folder.
  private static func isSheet(_ uri: String, _ language: String?) -> Bool {
    uri.hasSuffix(".vstyle") || language == "vstyle"
  }
}
