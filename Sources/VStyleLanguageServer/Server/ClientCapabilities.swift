import VStyleJSON

/// What a client can do, as far as it changes the answers.
struct ClientCapabilities: Sendable {
  private let all: JSON

  init(_ capabilities: JSON) { all = capabilities }

  /// The value of a member inside of other members: `textDocument.hover`.
  private func value(_ path: String) -> JSON? {
    path.split(separator: ".").reduce(Optional(all)) { $0?[String($1)] }
  }

  private func isOn(_ path: String) -> Bool { value(path)?.bool ?? false }

  private func list(_ path: String) -> [String] { value(path)?.elements?.compactMap(\.text) ?? [] }

  /// The unit of positions: UTF-8 if the client offers it.
  var encoding: PositionEncoding { list("general.positionEncodings").contains("utf-8") ? .utf8 : .utf16 }

  /// Whether completions can have tab stops.
  var hasSnippets: Bool { isOn("textDocument.completion.completionItem.snippetSupport") }

  /// Whether an answer with completions can have the replaced range once for all items.
  var hasDefaultEditRange: Bool {
    list("textDocument.completion.completionList.itemDefaults").contains("editRange")
  }

  /// Whether texts can be Markdown. Clients that do not say so get plain text.
  func hasMarkdown(_ feature: String) -> Bool {
    let path = feature == "completion" ? "completion.completionItem.documentationFormat" : "hover.contentFormat"
    return list("textDocument.\(path)").contains("markdown")
  }

  /// Whether code actions are objects with edits. Other clients know only commands.
  var hasCodeActions: Bool { value("textDocument.codeAction.codeActionLiteralSupport") != nil }

  /// Whether the client asks for the edit of an action when the user chooses it.
  var resolvesActions: Bool { list("textDocument.codeAction.resolveSupport.properties").contains("edit") }

  /// Whether the client shows a document that the server names.
  var showsDocuments: Bool { isOn("window.showDocument.support") }

  /// Whether the client shows related locations of diagnostics.
  var hasRelatedInformation: Bool { isOn("textDocument.publishDiagnostics.relatedInformation") }

  /// Whether the client asks for diagnostics. It then gets none unasked.
  var pullsDiagnostics: Bool { value("textDocument.diagnostic") != nil }

  /// Whether the server can make the client ask for diagnostics again.
  var refreshesDiagnostics: Bool { isOn("workspace.diagnostics.refreshSupport") }

  /// Whether the server can make the client ask for inlay hints again.
  var refreshesHints: Bool { isOn("workspace.inlayHint.refreshSupport") }

  /// Whether document symbols can contain others.
  var hasSymbolTrees: Bool { isOn("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport") }

  /// Whether the server can ask for changes of files.
  var watchesFiles: Bool { isOn("workspace.didChangeWatchedFiles.dynamicRegistration") }

  /// Whether edits can name the version of a document.
  var hasVersionedEdits: Bool { isOn("workspace.workspaceEdit.documentChanges") }
}
