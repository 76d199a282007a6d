import VStyleJSON
import VStyleSyntax

extension Operation {
  /// `{"op":"anb","input":S}` → `{"ab":[a,b]|null}`
  static let anb = Operation("anb") { request in
    var cursor = TokenCursor(TokenTape(SourceText(request["input"]?.text ?? "")))
    guard let nth = NthExpression.consume(&cursor), cursor.isAtEnd else { return ["ab": .null] }
    return ["ab": [.number(Double(nth.a)), .number(Double(nth.b))]]
  }
}
