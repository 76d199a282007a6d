import VStyleJSON
import VStyleSyntax

/// The violations of ``SARIFShape`` in a SARIF log.
struct SARIFProblems {
  /// The violations, each with the JSON pointer to its value: `/runs/0/results/1: lacks message`.
  private(set) var all: [String] = []

  private let source: SourceText

  /// Checks a log.
  ///
  /// - Throws: a syntax error if the text is not JSON.
  init(in log: String) throws {
    source = SourceText(log)
    check(try JSONNode(parsing: source), .object("sarifLog"), at: "")
  }

  private mutating func check(_ node: JSONNode, _ kind: SARIFShape.Kind, at path: String) {
    switch (kind, node.content) {
    case (.text, .string), (.truth, .bool): return
    case (.reference, .string(let text)): if !SARIFProblems.isReference(text) { all.append("\(path): no URI") }
    case (.number(let least), .number(let number)):
      if Int(exactly: number).map({ $0 < least }) ?? true { all.append("\(path): no whole number from \(least)") }
    case (.choice(let words), .string(let word)):
      if !words.contains(word) { all.append("\(path): none of \(words)") }
    case (.list(let kind, let least), .array(let elements)):
      if elements.count < least { all.append("\(path): less than \(least) elements") }
      if Set(elements.map { source.text(in: $0.range) }).count < elements.count {
        all.append("\(path): holds the same twice")
      }
      for (index, element) in elements.enumerated() { check(element, kind, at: "\(path)/\(index)") }
    case (.map(let kind), .object(let members)):
      for member in members { check(member.value, kind, at: "\(path)/\(member.name)") }
    case (.object(let name), .object(let members)): check(members, SARIFShape.all[name], at: path)
    default: all.append("\(path): \(node.kindName) is not \(kind)")
    }
  }

  private mutating func check(_ members: [JSONNode.Member], _ shape: SARIFShape?, at path: String) {
    guard let shape else { return all.append("\(path): nothing is known of it") }
    let names = Set(members.map(\.name))
    for name in shape.required.subtracting(names).sorted() { all.append("\(path): lacks \(name)") }
    if !shape.oneOf.isEmpty, shape.oneOf.isDisjoint(with: names) {
      all.append("\(path): lacks one of \(shape.oneOf.sorted())")
    }
    for member in members {
      if let kind = shape.members[member.name] {
        check(member.value, kind, at: "\(path)/\(member.name)")
      } else if !shape.isOpen {
        all.append("\(path): has no member \(member.name)")
      }
    }
  }

  /// Whether a text has only characters that URIs may contain, and percent escapes of two hexadecimal digits.
  private static func isReference(_ text: String) -> Bool {
    let signs = "-._~:/?#[]@!$&'()*+,;=%"
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) }) else { return false }
    return text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(\.isHexDigit)
    }
  }
}
