import VStyleJSON
import VStyleSyntax

extension PropertyList {
  /// Whether bytes can be JSON alone: the first byte that is no white space opens an object.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
  }

  /// Parses a JSON object, the format of manifests in CJSkin's documentation. Members that are `null` are skipped.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  init(parsingJSON bytes: [UInt8], _ limits: PropertyListLimits) throws(PropertyListError) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONNode(parsing: SourceText(path: "CJSkin.plist", bytes: bytes), depth: .propertyListDepth)
    } catch {
      throw .malformed(error.message, offset: error.range.start)
    }
    var budget = PropertyListBudget(limits)
    guard let list = try PropertyList(node, &budget) else { throw .malformed("an object expected", offset: 0) }
    self = list
  }

  // The parser of JSON limits the depth of this recursion.
  private init?(_ node: JSONNode, _ budget: inout PropertyListBudget) throws(PropertyListError) {
    try budget.enter()
    defer { budget.leave() }
    switch node.content {
    case .null: return nil
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let text):
      try budget.keep(text.utf8.count)
      self = .string(text)
    case .array(let nodes):
      var values: [PropertyList] = []
      for node in nodes { if let value = try PropertyList(node, &budget) { values.append(value) } }
      self = .array(values)
    case .object(let members):
      var values: [String: PropertyList] = [:]
      for member in members { values[member.name] = try PropertyList(member.value, &budget) }
      self = .dictionary(values)
    }
  }
}
