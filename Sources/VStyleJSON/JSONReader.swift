package import VStyleSyntax

extension JSONNode {
  /// Parses a source that contains one value.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - dialect: the extensions that the text may use.
  ///   - depth: the maximum depth of nested values.
  /// - Throws: ``JSONError`` at the first byte that the grammar does not allow. Names that appear twice in an object
  ///   and values that are nested too deep are errors too.
  /// - Spec: https://www.rfc-editor.org/rfc/rfc8259
  package init(
    parsing source: SourceText, dialect: Dialect = .standard, depth: Limit = .jsonDepth
  ) throws(JSONError) {
    var reader = JSONReader(bytes: source.bytes, dialect: dialect, depth: depth)
    self = try reader.readWhole()
  }
}

extension JSONNode {
  /// The extensions of JSON that a file may use.
  package enum Dialect: Sendable {
    /// No extensions.
    case standard
    /// Comments, `// …` and `/* … */`, and a comma after the last member or element.
    case withComments
  }
}

/// A parser of JSON by the grammar of RFC 8259.
struct JSONReader {
  let bytes: ContiguousArray<UInt8>
  var position = 0
  private let dialect: JSONNode.Dialect
  private let mostDepth: Limit

  init(bytes: ContiguousArray<UInt8>, dialect: JSONNode.Dialect, depth: Limit) {
    self.bytes = bytes
    self.dialect = dialect
    mostDepth = depth
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The current byte; 0 at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func readWhole() throws(JSONError) -> JSONNode {
    let value = try readValue()
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the file") }
    return value
  }

  /// An array or an object that is not closed.
  private struct Container {
    let start: Int
    let isObject: Bool
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    /// The name of the member whose value comes next.
    var name: (text: String, range: SourceRange)?

    /// Whether it has no element or member yet.
    var isEmpty: Bool { elements.isEmpty && members.isEmpty }

    mutating func add(_ value: JSONNode) {
      if let name {
        members.append(JSONNode.Member(name: name.text, nameRange: name.range, value: value))
      } else {
        elements.append(value)
      }
    }
  }

  /// Reads a value. The open containers are a list, so that a small stack is enough for any depth.
  private mutating func readValue() throws(JSONError) -> JSONNode {
    var open: [Container] = []
    while true {
      var value = try readStart(&open)
      // A value that is complete may be the last one of the containers around it.
      while let complete = value {
        guard !open.isEmpty else { return complete }
        open[open.count - 1].add(complete)
        value = try readNext(&open)
      }
    }
  }

  /// Reads a value without others in it, or opens a container.
  ///
  /// - Returns: the value; `nil` if another value comes first.
  private mutating func readStart(_ open: inout [Container]) throws(JSONError) -> JSONNode? {
    skipSpace()
    let start = position
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard mostDepth.allows(open.count + 1) else {
        throw JSONError("values are nested too deep: \(mostDepth.sentence())", at: here)
      }
      open.append(Container(start: start, isObject: byte == UInt8(ascii: "{")))
      position += 1
      return try readNext(&open)
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try readNumber())
    default: content = try readWord()
    }
    return JSONNode(range: SourceRange(start, position), content: content)
  }

  /// Reads up to the next value of the innermost container, or up to its end.
  ///
  /// - Returns: the container as a value if it ends; `nil` if a value comes next.
  private mutating func readNext(_ open: inout [Container]) throws(JSONError) -> JSONNode? {
    let last = open.count - 1
    let (isObject, isEmpty) = (open[last].isObject, open[last].isEmpty)
    let end: Unicode.Scalar = isObject ? "}" : "]"
    var isAtEnd = consume(end)
    if !isAtEnd, !isEmpty {
      try expect(",", "`,` or `\(end)`")
      isAtEnd = dialect == .withComments && consume(end)
    }
    guard !isAtEnd else {
      let container = open.removeLast()
      return JSONNode(
        range: SourceRange(container.start, position),
        content: isObject ? .object(container.members) : .array(container.elements))
    }
    if isObject { open[last].name = try readName(&open[last].names, isEmpty) }
    return nil
  }

  private mutating func readName(
    _ names: inout Set<String>, _ isFirst: Bool
  ) throws(JSONError) -> (text: String, range: SourceRange) {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else { throw unexpected(isFirst ? "a name in quotes or `}`" : "a name in quotes") }
    let start = position
    let name = try readString()
    let range = SourceRange(start, position)
    guard names.insert(name).inserted else {
      throw JSONError("the key `\(name)` appears twice in one object", at: range)
    }
    try expect(":", "`:`")
    return (name, range)
  }

  private mutating func readWord() throws(JSONError) -> JSONNode.Content {
    let words: [(StaticString, JSONNode.Content)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, content) in words {
      let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
      guard matches else { continue }
      position += word.utf8CodeUnitCount
      return content
    }
    throw unexpected("a value")
  }

  private mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try readDigits() }
    if byte == UInt8(ascii: ".") {
      position += 1
      try readDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try readDigits()
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
  }

  private mutating func readDigits() throws(JSONError) {
    guard (0x30...0x39).contains(byte) else { throw unexpected("a digit") }
    while (0x30...0x39).contains(byte) { position += 1 }
  }
}

extension JSONReader {
  mutating func skipSpace() {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips a comment if the dialect has comments and one starts at the current byte.
  ///
  /// - Returns: whether a comment was skipped.
  private mutating func skipComment() -> Bool {
    guard dialect == .withComments, bytes[position] == 0x2F, position + 1 < bytes.count else { return false }
    let rest = bytes[(position + 2)...]
    switch bytes[position + 1] {
    case 0x2F: position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case 0x2A:
      let end = rest.indices.first { bytes[$0] == 0x2A && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x2F }
      guard let end else { return false }
      position = end + 2
    default: return false
    }
    return true
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ expected: String) throws(JSONError) {
    guard consume(scalar) else { throw unexpected(expected) }
  }

  private var here: SourceRange { SourceRange(position, min(position + 1, bytes.count)) }

  /// The error for the current byte, where another text was expected.
  func unexpected(_ expected: String) -> JSONError {
    guard position < bytes.count else { return JSONError("expected \(expected), found the end of the file", at: here) }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[position..<end], as: UTF8.self)
    return JSONError("expected \(expected), found `\(found)`", at: SourceRange(position, end))
  }
}
