import VStyleJSON

/// A reference of a value to a token, or to a part of one.
enum TokenReference: Sendable {
  /// `{color.accent}`, which names a whole token.
  case alias([String])
  /// `{"$ref": "#/color/accent/$value"}`, which names a value or a part of one.
  case pointer(JSONPointer)

  /// Whether a value is meant as a reference.
  static func isReference(_ value: JSONNode) -> Bool {
    switch value.content {
    case .string(let text): text.hasPrefix("{")
    case .object(let members): members.contains { $0.name == "$ref" }
    default: false
    }
  }

  /// Reads an alias in braces.
  init(alias text: String) throws(ReferenceError) {
    guard text.hasPrefix("{") else { throw ReferenceError("its opening brace is missing") }
    guard text.hasSuffix("}") else {
      throw ReferenceError(
        text.contains("}") ? "there is text after its closing brace" : "its closing brace is missing")
    }
    let inner = text.dropFirst().dropLast()
    guard !inner.isEmpty else { throw ReferenceError("there is no name between its braces") }
    let parts = inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for part in parts {
      if part.isEmpty { throw ReferenceError("there is no name beside one of its points") }
      if part.hasPrefix(" ") || part.hasSuffix(" ") { throw ReferenceError("there are spaces around its names") }
      if part.contains("{") || part.contains("}") { throw ReferenceError("there is a brace in one of its names") }
    }
    self = .alias(parts)
  }

  /// Reads the reference that a value is.
  ///
  /// - Throws: the reason why it cannot be read.
  init(_ value: JSONNode) throws(ReferenceError) {
    if let text = value.string {
      try self.init(alias: text)
    } else if let text = value["$ref"]?.string {
      self = .pointer(try JSONPointer(fragment: text))
    } else {
      throw ReferenceError("`$ref` is no string")
    }
  }

  /// The reference as authors write it.
  var text: String {
    switch self {
    case .alias(let path): "{" + path.joined(separator: ".") + "}"
    case .pointer(let pointer): pointer.description
    }
  }
}
