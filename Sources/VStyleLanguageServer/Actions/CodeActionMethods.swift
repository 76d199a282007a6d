import VStyleCascade
import VStyleJSON
import VStyleLint
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
          ])
        ]
      ),
      .sheet { server, request, parameters throws(RPCError) in
        guard server.client.hasCodeActions else { return [] }
        let range = request.sheet.bytes(try parameters.range())
        let wanted = parameters.json["context"]?["only"]?.elements?.compactMap(\.text)
        let actions = CodeActions(server, request, range) { kind in
          wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        return .array(actions.all.map { server.json($0, request.project) })
      }),
    ServerMethod(
      "workspace/executeCommand",
      ("executeCommandProvider", ["commands": .strings(["vstyle.fixAll", "vstyle.switchTheme", "vstyle.explain"])]),
      .request { server, parameters throws(RPCError) in
        let arguments = parameters.json["arguments"]?.elements ?? []
        return try server.execute(try parameters.text("command"), arguments.first?.text)
      }),
  ]

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
}

extension LanguageServer {
  /// Writes an action as the protocol has it.
  func json(_ action: CodeAction, _ project: Project) -> JSON {
    JSON.object([
      ("title", .string(action.title)), ("kind", .string(action.kind)),
      ("diagnostics", action.diagnostic.map { [$0] }), ("isPreferred", action.isPreferred ? true : nil),
      ("edit", workspaceEdit(action.edits, project)),
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
      guard let argument, let request = sheet(argument) else {
        throw RPCError(.requestFailed, "`vstyle.fixAll` takes the URI of a sheet")
      }
      let edits = CodeActions.fixAll(request.project).filter { $0.key == request.path }
      self.request(
        "workspace/applyEdit", ["label": "Make all safe fixes", "edit": workspaceEdit(edits, request.project)])
      return .null
    default: throw RPCError(.invalidParameters, "there is no command `\(command)`")
    }
  }
}
