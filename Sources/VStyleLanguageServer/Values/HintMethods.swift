import VStyleAdvice
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax

extension ServerMethod {
  /// The requests for what an editor writes between the words of a sheet.
  static let hints: [ServerMethod] = [
    ServerMethod(
      "textDocument/inlayHint", ("inlayHintProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let range = request.sheet.bytes(try parameters.range())
        return .array(ValueHints(request, theme: request.project.theme(server.theme), in: range).all)
      }),
    ServerMethod(
      "textDocument/codeLens", ("codeLensProvider", ["resolveProvider": true]),
      .sheet { server, request, _ in .array(CodeLenses.all(request)) }),
    ServerMethod(
      "codeLens/resolve",
      .request { server, parameters in
        guard case .object(let members) = parameters.json, let data = parameters.json["data"],
          let request = data["uri"]?.text.flatMap(server.sheet)
        else { return parameters.json }
        let title = CodeLenses.title(data, request)
        return .object(
          members.filter { $0.name != "command" } + [.init("command", ["title": .string(title), "command": ""])])
      }),
    ServerMethod(
      "textDocument/signatureHelp", ("signatureHelpProvider", ["triggerCharacters": ["(", ",", " "]]),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        guard let name = CursorContext(request.sheet.tree.tape, at: offset).function,
          let example = FunctionExamples.all[name.lowercased()]
        else { return .null }
        return [
          "signatures": [["label": .string(example), "documentation": "An example of the arguments."]],
          "activeSignature": 0,
        ]
      }),
  ]
}
