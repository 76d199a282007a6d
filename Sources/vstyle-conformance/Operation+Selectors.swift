import VStyleJSON
import VStyleMatching
import VStyleSelectors

extension Operation {
  /// `{"op":"selector","selector":S}` → `{"valid":bool,"serialized":S?}`
  static let selector = Operation("selector") { request in
    answer(request, invalid: ["valid": false]) { ["valid": true, "serialized": .string($0.description)] }
  }

  /// `{"op":"query","tree":T,"selector":S,"how":…,"on":KEY?}` → `{"error":true}` or `{"result":[keys]|key|null|bool}`
  static let query = Operation("query") { request in
    answer(request, invalid: ["error": true]) { ["result": result($0, request)] }
  }

  private static func answer(
    _ request: JSON, invalid: [String: JSON], valid: (SelectorList) -> [String: JSON]
  ) -> [String: JSON] {
    let selector = SuiteSelector(request)
    if let feature = selector.missing.first { return ["skip": .string(feature.name)] }
    return selector.list.map(valid) ?? invalid
  }

  private static func result(_ list: SelectorList, _ request: JSON) -> JSON {
    let tree = QueryTree(request["tree"] ?? .null)
    let base = request["on"]?.text.flatMap(tree.element)
    var matcher = SelectorMatcher(scope: base)
    switch (request["how"]?.text, base) {
    case ("matches", let element?): return .bool(matcher.matches(list, element))
    case ("closest", let element?):
      return key(ancestors(of: element).first { matcher.matches(list, $0) })
    case ("querySelector", _):
      return key(candidates(in: tree, below: base).first { matcher.matches(list, $0) })
    default:
      return .array(candidates(in: tree, below: base).filter { matcher.matches(list, $0) }.map { .string($0.key) })
    }
  }

  private static func key(_ element: QueryElement?) -> JSON { element.map { .string($0.key) } ?? .null }

  private static func candidates(in tree: QueryTree, below base: QueryElement?) -> [QueryElement] {
    guard let base else { return tree.elements }
    return tree.elements.filter { $0 != base && ancestors(of: $0).contains(base) }
  }

  /// Returns the element and its ancestors, the nearest first.
  private static func ancestors(of element: QueryElement) -> [QueryElement] {
    var out = [element]
    while let parent = out[out.count - 1].parent { out.append(parent) }
    return out
  }
}
