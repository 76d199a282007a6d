import VStyleCheck
import VStyleJSON
import VStyleLint

extension ServerMethod {
  /// The methods that start and end the conversation.
  static let lifecycle: [ServerMethod] = [
    ServerMethod(
      "initialize",
      .request { server, parameters throws(RPCError) in
        let client = ClientCapabilities(parameters.json["capabilities"] ?? .null)
        server.start(client, folders: folders(parameters.json))
        return [
          "capabilities": capabilities(client.encoding),
          "serverInfo": ["name": "vstyle", "version": .string(server.version)],
        ]
      }),
    ServerMethod(
      "initialized",
      .notification { server, _ in
        guard server.client.watchesFiles else { return }
        let watchers: [JSON] = ["**/*.vstyle", "**/*.json"].map { ["globPattern": .string($0)] }
        server.request(
          "client/registerCapability",
          [
            "registrations": [
              [
                "id": "files", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": ["watchers": .array(watchers)],
              ]
            ]
          ])
      }),
    ServerMethod(
      "shutdown",
      .request { server, _ in
        server.shutDown()
        return .null
      }),
    // The loop has taken the waiting requests out of the queue already.
    ServerMethod("$/cancelRequest", .notification { _, _ in }),
    ServerMethod("$/setTrace", .notification { _, _ in }),
  ]

  /// The paths of the client's folders.
  private static func folders(_ parameters: JSON) -> [String] {
    var uris = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text } ?? []
    if uris.isEmpty, let root = parameters["rootUri"]?.text { uris = [root] }
    if uris.isEmpty, let root = parameters["rootPath"]?.text { uris = [FileURI.uri(of: root)] }
    return uris.compactMap(FileURI.path).map(FilePath.cleaned)
  }
}
