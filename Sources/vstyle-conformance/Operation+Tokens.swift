import VStyleJSON
import VStyleSyntax

extension Operation {
  /// `{"op":"tokens","css":S}` → `{"tokens":[{"type","raw"}, …]}`
  static let tokens = Operation("tokens") { request in
    let tape = TokenTape(SourceText(request["css"]?.text ?? ""))
    let tokens = (0..<tape.count).map { index in
      ["type": .string(tape.kind(index).name), "raw": .string(tape.source.text(in: tape.range(index)))] as JSON
    }
    return ["tokens": .array(tokens)]
  }
}

extension TokenKind {
  /// The name of the token in the specification.
  fileprivate var name: String {
    switch self {
    case .ident: "ident-token"
    case .function: "function-token"
    case .atKeyword: "at-keyword-token"
    case .hash: "hash-token"
    case .string: "string-token"
    case .badString: "bad-string-token"
    case .url: "url-token"
    case .badURL: "bad-url-token"
    case .delim: "delim-token"
    case .number: "number-token"
    case .percentage: "percentage-token"
    case .dimension: "dimension-token"
    case .whitespace: "whitespace-token"
    case .comment: "comment"
    case .cdo: "CDO-token"
    case .cdc: "CDC-token"
    case .colon: "colon-token"
    case .semicolon: "semicolon-token"
    case .comma: "comma-token"
    case .leftSquare: "[-token"
    case .rightSquare: "]-token"
    case .leftParenthesis: "(-token"
    case .rightParenthesis: ")-token"
    case .leftBrace: "{-token"
    case .rightBrace: "}-token"
    case .endOfFile: "EOF-token"
    }
  }
}
