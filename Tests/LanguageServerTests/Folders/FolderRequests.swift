import TestSupport
import VStyleJSON

@testable import VStyleLanguageServer

/// Random requests of a session, whose edits are checked.
struct FolderRequests {
  private let session: FolderSession

  init(_ session: FolderSession) { self.session = session }

  private func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &session.random) }

  /// A position in a sheet, in most cases one with a name.
  private func position(_ path: String) -> JSON {
    guard let text = session.text(path) else { return JSON(ClientPosition(line: 0, character: 0)) }
    return FolderTexts.position(in: text, &session.random)
  }

  private static let methods = [
    "textDocument/rename", "textDocument/rename", "textDocument/rename", "textDocument/codeAction",
    "textDocument/codeAction", "textDocument/formatting", "textDocument/rangeFormatting", "vstyle.fixAll",
    "textDocument/onTypeFormatting", "textDocument/references", "textDocument/prepareCallHierarchy",
    "textDocument/prepareTypeHierarchy", "textDocument/completion", "textDocument/diagnostic", "workspace/symbol",
  ]

  /// Sends a request about some sheet.
  func ask() {
    let sheets = Set(session.documents.keys).union(session.texts.keys.filter { $0.hasSuffix(".vstyle") }).sorted()
    guard let path = pick(sheets), let method = pick(FolderRequests.methods) else { return }
    let uri = JSON.string(FileURI.uri(of: path))
    let (start, end) = (position(path), position(path))
    let newName = JSON.string(pick(["new", "--new", "x", "--b", "é{", ".z", "a b", "day"]) ?? "")
    session.note("ask for \(method) in \(path) at \(start.line) to \(end.line), \(newName.line)")
    let parameters: JSON = [
      "textDocument": ["uri": uri], "position": start, "range": ["start": start, "end": end], "newName": newName,
      "query": "", "options": ["tabSize": 2], "ch": "}", "context": ["diagnostics": [], "includeDeclaration": true],
      "command": "vstyle.fixAll", "arguments": [uri],
    ]
    let isCommand = method.hasPrefix("vstyle.")
    let result = session.client.request(isCommand ? "workspace/executeCommand" : method, parameters)
    switch method {
    case "textDocument/rename":
      session.compareUnsaid(method, parameters, result)
      follow(ProposedEdit(result), method)
    case "textDocument/codeAction":
      let edits = (result.elements ?? []).map { action -> ProposedEdit in
        let whole = action["edit"] == nil ? session.client.request("codeAction/resolve", action) : action
        return ProposedEdit(whole["edit"] ?? .null)
      }
      for edit in edits { session.check(edit, method) }
      if let edit = pick(edits) { follow(edit, method) }
    case "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting":
      if session.documents[path] != nil { follow(ProposedEdit(FileURI.uri(of: path), result), method) }
    case "vstyle.fixAll": for edit in session.client.takeEdits() { follow(ProposedEdit(edit), method) }
    case "textDocument/prepareCallHierarchy":
      follow(result, ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"])
    case "textDocument/prepareTypeHierarchy": follow(result, ["typeHierarchy/supertypes", "typeHierarchy/subtypes"])
    default: return
    }
  }

  /// Checks an edit, and makes it in some cases.
  private func follow(_ edit: ProposedEdit, _ method: String) {
    guard session.check(edit, method), Bool.random(using: &session.random) else { return }
    session.make(edit)
  }

  /// Asks for the neighbors of an item, and for theirs.
  private func follow(_ items: JSON, _ methods: [String]) {
    var items = items.elements ?? []
    for _ in 0..<3 {
      guard let item = pick(items), let method = pick(methods) else { return }
      let found = session.client.request(method, ["item": item]).elements ?? []
      items = found.map { $0["from"] ?? $0["to"] ?? $0 }
    }
  }
}
