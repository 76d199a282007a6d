import VStyleJSON
import VStyleSyntax
import VStyleValues

extension Operation {
  /// `{"op":"color","input":S,"stage":"specified"|"computed"}` → `{"value":S|null}`
  static let color = Operation("color") { request in
    let cursor = TokenCursor(TokenTape(SourceText(request["input"]?.text ?? "")))
    guard let color = try? SpecifiedColor(cursor) else { return ["value": .null] }
    let isSpecified = request["stage"]?.text == "specified"
    return ["value": .string(isSpecified ? color.text : color.computed(in: ValueContext()).description)]
  }
}
