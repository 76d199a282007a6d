import VStyleJSON
import VStyleSyntax

extension Operation {
  /// `{"op":"syntax","fn":F,"input":X}` → `{"result":…}` in the notation of css-parsing-tests.
  static let syntax = Operation("syntax") { request in
    let function = request["fn"]?.text ?? ""
    let input = request["input"] ?? .null
    guard let entryPoint = entryPoints[function] else { return ["skip": .string("no entry point `\(function)`")] }
    return ["result": entryPoint(input)]
  }

  private static let entryPoints: [String: @Sendable (JSON) -> JSON] = [
    "component_value_list": { ComponentValues(TokenTape($0.source)).all },
    "one_component_value": { ComponentValues(TokenTape($0.source)).one },
    "declaration_list": { Statements(SyntaxTree(parsingBlockContents: $0.source)).all },
    "blocks_contents": { Statements(SyntaxTree(parsingBlockContents: $0.source)).all },
    "one_declaration": { Statements(SyntaxTree(parsingDeclaration: $0.source)).one },
    "one_rule": { Statements(SyntaxTree(parsingRule: $0.source)).one },
    "rule_list": { Statements(SyntaxTree(parsingRules: $0.source)).all },
    "stylesheet": { Statements(SyntaxTree(parsing: $0.source)).all },
    "stylesheet_bytes": { EncodedSheet($0).result },
    "urange": { UnicodeRange.list(TokenTape($0.source)) },
  ]
}

extension JSON {
  fileprivate var source: SourceText { SourceText(text ?? "") }
}
