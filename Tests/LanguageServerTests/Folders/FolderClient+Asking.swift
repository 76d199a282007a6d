import VStyleJSON

@testable import VStyleLanguageServer

/// What tests of several folders ask a server.
extension FolderClient {
  /// Starts a server with some files.
  static func started(_ files: [String: String], _ folders: [String] = ["/w"]) -> (
    client: FolderClient, files: MemoryFolder
  ) {
    let files = MemoryFolder(files)
    return (FolderClient(files, folders: folders, capabilities: TestClient.capabilities), files)
  }

  /// Tells the server that files changed.
  func changed(_ paths: String...) {
    let changes = paths.map { ["uri": .string("file://" + $0), "type": 2] as JSON }
    notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  /// The symbols of all projects, each with its path, sorted.
  var symbols: [String] {
    (request("workspace/symbol", ["query": ""]).elements ?? []).map { symbol in
      "\(symbol["location"]?["uri"]?.text?.dropFirst(7) ?? "") \(symbol["name"]?.text ?? "")"
    }.sorted()
  }

  /// The changes of an edit, as `path line:character text`.
  static func edits(_ edit: JSON) -> [String] {
    ProposedEdit(edit).files.flatMap { file in
      file.edits.map { edit in
        let start = ProposedEdit.position(edit["range"]?["start"])
        return "\(file.path) \(start?.line ?? -1):\(start?.character ?? -1) \(edit["newText"]?.text ?? "")"
      }
    }
  }

  /// The changes that a new name needs.
  func rename(_ path: String, _ character: Int, _ name: String) -> [String] {
    let parameters: JSON = [
      "textDocument": ["uri": .string("file://" + path)], "position": ["line": 0, "character": .integer(character)],
      "newName": .string(name),
    ]
    return FolderClient.edits(request("textDocument/rename", parameters))
  }

  /// The rules of the diagnostics that the server has sent last.
  func codes(_ path: String) -> [String] {
    pause()
    return published["file://" + path]?.compactMap { $0["code"]?.text } ?? []
  }
}
