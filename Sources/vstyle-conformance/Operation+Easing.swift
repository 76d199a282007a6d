import VStyleJSON
import VStyleMotion
import VStyleValues

extension Operation {
  /// `{"op":"easing","function":S,"at":[X,…]}` → `{"values":[Y,…]|null}`
  static let easing = Operation("easing") { request in
    guard let easing = try? Easing(text: request["function"]?.text ?? "") else { return ["values": .null] }
    let inputs = (request["at"]?.elements ?? []).compactMap(\.double)
    return ["values": .array(inputs.map { .number(easing.output(at: $0)) })]
  }
}

extension JSON {
  /// The number; `nil` for another value.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
