import VStyleJSON

@testable import vstyle_conformance

/// Requests to the conformance program, each with the part of its answer that tests compare.
enum Requests {
  /// Returns the computed value of a property at the first child of the root, or the feature of a skipped case.
  ///
  /// The child is an `a` with the style class `c`. Its attribute `foo` is in a namespace.
  static func computed(
    _ css: String, _ property: String, style: String? = nil, attributes: JSON? = nil, suite: String = "suite"
  ) -> String {
    var child: [String: JSON] = ["key": "a", "type": "a", "classes": ["c"], "nsattrs": [["urn:x", "x:foo", "1"]]]
    child["style"] = style.map { .string($0) }
    child["attrs"] = attributes
    let tree = object(["key": "root", "type": "root", "children": .array([object(child)])])
    let answer = Operation.answer(
      object([
        "id": .string("\(suite)/1"), "op": "computed", "tree": tree, "sheets": [["css": .string(css)]],
        "want": [["a", .string(property)]],
      ]))
    return answer["skip"]?.text ?? answer["error"]?.text ?? answer["values"]?.elements?.first?.text ?? "null"
  }

  /// Returns `valid` or `invalid` for a selector, or the feature of a skipped case.
  static func selector(_ text: String) -> String {
    let answer = Operation.answer(["id": "suite/1", "op": "selector", "selector": .string(text)])
    return answer["skip"]?.text ?? (answer["valid"] == true ? "valid" : "invalid")
  }

  private static func object(_ members: [String: JSON]) -> JSON {
    .object(members.sorted { $0.key < $1.key }.map(JSON.Member.init))
  }
}
