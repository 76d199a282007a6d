import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension ServerMethod {
  /// The requests that change sheets.
  static let codeActions: [ServerMethod] = [
    ServerMethod(
      "textDocument/codeAction",
      (
        "codeActionProvider",
        [
          "codeActionKinds": .strings([
            "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", fixAllKind,
          ]), "resolveProvider": true,
        ]
      ),
      .request { server, parameters throws(RPCError) in
        guard server.client.hasCodeActions else { return [] }
        let uri = try parameters.uri()
        guard let request = server.sheet(uri) else { return server.configurationActions(uri, try parameters.range()) }
        let range = request.sheet.bytes(try parameters.range())
        let wanted = parameters.json["context"]?["only"]?.elements?.compactMap(\.text)
        func actions(_ request: SheetRequest) -> [CodeAction] {
          CodeActions(server, request, range) { kind in
            wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
          }.all
        }
        let found = actions(request)
        // An edit of a file that another program has written would be at its old positions.
        guard server.workspace.hasChanged(found.flatMap(\.edits.keys), in: request.project),
          let current = server.sheet(uri)
        else { return .array(found.map { server.json($0, request) }) }
        return .array(actions(current).map { server.json($0, current) })
      }),
    ServerMethod(
      "codeAction/resolve",
      .request { server, parameters in
        guard case .object(let members) = parameters.json, let uri = parameters.json["data"]?["uri"]?.text else {
          return parameters.json
        }
        server.workspace.readFolders()
        guard let request = server.sheet(uri) else { return parameters.json }
        let edits = CodeActions.fixAll(request.project).filter { $0.key == request.path }
        return .object(
          members.filter { $0.name != "edit" } + [.init("edit", server.workspaceEdit(edits, request.project))])
      }),
    ServerMethod(
      "workspace/executeCommand",
      ("executeCommandProvider", ["commands": .strings(commands)]),
      .request { server, parameters throws(RPCError) in
        let arguments = parameters.json["arguments"]?.elements ?? []
        return try server.execute(try parameters.text("command"), arguments.first?.text)
      }),
  ]

  private static let commands = ["vstyle.fixAll", "vstyle.switchTheme", "vstyle.explain", "vstyle.preview"]

  /// The kind of the action that makes all safe fixes.
  static let fixAllKind = "source.fixAll.vstyle"
}

/// A change that is offered.
struct CodeAction {
  let title: String
  let kind: String
  /// The new texts, by the path of the sheet.
  let edits: [String: [(range: SourceRange, text: String)]]
  /// The diagnostic that the action resolves.
  var diagnostic: JSON?
  var isPreferred = false
  /// Whether the client asks for the edits when the user chooses the action.
  var isUnfinished = false
}

extension LanguageServer {
  /// Writes an action as the protocol has it.
  func json(_ action: CodeAction, _ request: SheetRequest) -> JSON {
    JSON.object([
      ("title", .string(VisibleText.line(action.title))), ("kind", .string(action.kind)),
      ("diagnostics", action.diagnostic.map { [$0] }), ("isPreferred", action.isPreferred ? true : nil),
      ("edit", action.isUnfinished ? nil : workspaceEdit(action.edits, request.project)),
      ("data", action.isUnfinished ? ["uri": .string(request.uri)] : nil),
    ])
  }

  /// Runs a command, and returns its result.
  func execute(_ command: String, _ argument: String?) throws(RPCError) -> JSON {
    switch command {
    case "vstyle.switchTheme":
      theme = argument.flatMap { $0.isEmpty ? nil : $0 }
      if client.refreshesHints { self.request("workspace/inlayHint/refresh", .null) }
      return .null
    case "vstyle.explain":
      guard let argument, let rule = LintRules.all.first(where: { $0.name == argument || $0.code == argument })
      else { throw RPCError(.requestFailed, "`vstyle.explain` takes the name of a rule of lint") }
      return .string(RulePage(rule: rule).text(schema))
    case "vstyle.fixAll":
      workspace.readFolders()
      guard let argument, let request = sheet(argument) else {
        throw RPCError(.requestFailed, "`vstyle.fixAll` takes the URI of a sheet")
      }
      let edits = CodeActions.fixAll(request.project).filter { $0.key == request.path }
      self.request(
        "workspace/applyEdit", ["label": "Make all safe fixes", "edit": workspaceEdit(edits, request.project)])
      return .null
    case "vstyle.preview":
      guard let argument, let request = sheet(argument) else {
        throw RPCError(.requestFailed, "`vstyle.preview` takes the URI of a sheet")
      }
      return try preview(request)
    default: throw RPCError(.invalidParameters, "there is no command `\(command)`")
    }
  }
}
