package import VStyleJSON
import VStyleSyntax

/// A request to the conformance program for computed values, with the answers of a browser.
package struct RefereeCase: Sendable, CustomStringConvertible {
  /// The request, as the program reads it.
  package let request: JSON
  /// The name of the case: what it is, the seed, and its number there.
  package let id: String
  /// The key of a node and a property, for each answer.
  package let wanted: [(key: String, property: String)]
  /// The answers of the browser; empty for a case that asks only whether the engine and the reference agree.
  package let expected: [String]

  /// Reads a case from a line of JSON; `nil` if the line has none.
  package init?(line: String) {
    guard let node = try? JSONNode(parsing: SourceText(line), depth: .treeDepth) else { return nil }
    self.init(JSON(node))
  }

  /// Reads a case; `nil` if a member is missing.
  package init?(_ request: JSON) {
    guard let id = request["id"]?.text else { return nil }
    self.request = request
    self.id = id
    expected = request["values"]?.elements?.compactMap(\.text) ?? []
    wanted = (request["want"]?.elements ?? []).compactMap { pair in
      guard let key = pair.elements?.first?.text, let property = pair.elements?.last?.text else { return nil }
      return (key, property)
    }
    guard request["values"] == nil || wanted.count == expected.count else { return nil }
  }

  /// The text of the sheet.
  package var css: String { request["sheets"]?.elements?.first?["css"]?.text ?? "" }

  /// The name, for test reports.
  package var description: String { id }

  /// Returns where an answer of the conformance program is not that of the browser.
  package func differences(from answer: JSON) -> [RefereeDifference] {
    guard let values = answer["values"]?.elements, values.count == wanted.count else {
      let reason = answer["error"]?.text ?? answer["skip"]?.text ?? "no answer"
      return [RefereeDifference(id: id, key: "", property: "", expected: "an answer", found: reason)]
    }
    return expected.indices.compactMap { index in
      let (key, property) = wanted[index]
      let found = values[index].text ?? ""
      guard !AnswerComparison.areEqual(browser: expected[index], product: found) else { return nil }
      return RefereeDifference(id: id, key: key, property: property, expected: expected[index], found: found)
    }
  }
}

/// A value that is not the one of the browser.
package struct RefereeDifference: Sendable, CustomStringConvertible {
  /// The name of the case.
  package let id: String
  /// The key of the node, and the property.
  package let key, property: String
  /// The answers of the browser and of the product.
  package let expected, found: String

  /// The difference on one line.
  package var description: String {
    "\(id): `\(property)` of `\(key)`: expected `\(expected)`, found `\(found)`"
  }
}
