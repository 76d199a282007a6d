import VStyleCascade
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleValues

extension ServerMethod {
  /// The requests for what an editor writes between the words of a sheet.
  static let hints: [ServerMethod] = [
    ServerMethod(
      "textDocument/inlayHint", ("inlayHintProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let range = request.sheet.bytes(try parameters.range())
        let theme = request.project.theme(server.theme)
        let values = request.project.themeValues(for: request.path)
        var hints: [JSON] = []
        let tape = request.sheet.tree.tape
        for name in request.sheet.names.all
        where name.kind == .customProperty && !name.isDeclaration && range.contains(name.range) {
          guard let (value, scope) = values.value(of: name.name, in: theme), !value.text.isEmpty else { continue }
          let close = (tape.token(from: name.range.start)..<tape.count).first { tape.kind($0) == .rightParenthesis }
          guard let close else { continue }
          let text = value.text.count > longestHint ? value.text.prefix(longestHint) + "…" : value.text[...]
          hints.append([
            "position": JSON(request.sheet.text.position(of: tape.range(close).end)),
            "label": .string("= \(text)"), "paddingLeft": true,
            "tooltip": .string(scope.theme.map { "in the theme \($0)" } ?? "in every theme"),
          ])
        }
        return .array(hints)
      }),
    ServerMethod(
      "textDocument/codeLens", ("codeLensProvider", [:]),
      .sheet { server, request, _ in
        var uses: [NameKind: [String: Int]] = [:]
        for sheet in request.project.sortedSheets {
          for name in sheet.names.all where !name.isDeclaration {
            uses[name.kind, default: [:]][name.name, default: 0] += 1
          }
        }
        var seen: Set<String> = []
        return .array(
          request.sheet.names.all.compactMap { name -> JSON? in
            guard name.isDeclaration, name.kind == .customProperty || name.kind == .style,
              seen.insert(name.name).inserted
            else { return nil }
            let count = uses[name.kind]?[name.name] ?? 0
            let title = count == 0 ? "not used" : "used \(count) time\(count == 1 ? "" : "s")"
            return ["range": request.sheet.range(name.range), "command": ["title": .string(title), "command": ""]]
          })
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

  /// The number of characters of a hint.
  private static let longestHint = 30
}
