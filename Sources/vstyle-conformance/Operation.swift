/// A kind of request and what answers it.
struct Operation: Sendable {
  /// The `op` of the request.
  let name: String

  /// Makes the members of the answer besides its `id`.
  let answer: @Sendable (JSON) -> [String: JSON]

  init(_ name: String, _ answer: @escaping @Sendable (JSON) -> [String: JSON]) {
    self.name = name
    self.answer = answer
  }
}

extension Operation {
  /// Everything the program can be asked; an operation more is a file more and a name here.
  static let all: [Operation] = [tokens, syntax, anb, selector, query, color, computed]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The answer to a request.
  static func answer(_ request: JSON) -> JSON {
    let name = request["op"]?.text ?? ""
    var members = byName[name]?.answer(request) ?? ["skip": .string("no operation `\(name)`")]
    members["id"] = request["id"] ?? .null
    return .object(members)
  }
}
