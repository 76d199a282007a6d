import VStyleJSON

/// A type of requests, with the function that answers them.
struct Operation: Sendable {
  /// The `op` of the request.
  let name: String

  /// Returns the members of the answer, without its `id`.
  let answer: @Sendable (JSON) -> [String: JSON]

  init(_ name: String, _ answer: @escaping @Sendable (JSON) -> [String: JSON]) {
    self.name = name
    self.answer = answer
  }
}

extension Operation {
  /// Every operation. A new operation needs a file and an element here.
  static let all: [Operation] = [
    tokens, syntax, anb, selector, query, color, computed, easing, interpolate, keyframes, transitions,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the answer to a request.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - hasHalves: whether its JSON has a ``SurrogateHalf``. Sheets replace one, but attributes of documents keep it.
  static func answer(_ request: JSON, hasHalves: Bool = false) -> JSON {
    let name = request["op"]?.text ?? ""
    let feature = hasHalves && request["tree"] != nil ? SuiteFeature.surrogateHalves : nil
    var members =
      feature.map { ["skip": .string($0.name)] } ?? byName[name]?.answer(request)
      ?? ["skip": .string("no operation `\(name)`")]
    members["id"] = request["id"] ?? .null
    return .object(members.sorted { $0.key < $1.key }.map(JSON.Member.init))
  }
}
