package import VStyleSyntax

/// Reads values that must be of a type; the errors name the member.
extension JSONNode {
  /// The text of a value named `name`.
  package func string(_ name: String) throws(JSONError) -> String {
    guard case .string(let text) = content else { throw mismatch(name, "a string") }
    return text
  }

  /// The truth value of a value named `name`.
  package func bool(_ name: String) throws(JSONError) -> Bool {
    guard case .bool(let value) = content else { throw mismatch(name, "true or false") }
    return value
  }

  /// The elements of a value named `name`.
  package func array(_ name: String) throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = content else { throw mismatch(name, "an array") }
    return elements
  }

  /// The texts of a value named `name`.
  package func strings(_ name: String) throws(JSONError) -> [String] {
    guard case .array(let elements) = content else { throw mismatch(name, "an array of strings") }
    var texts: [String] = []
    for element in elements { texts.append(try element.string("an element of `\(name)`")) }
    return texts
  }

  /// The members of a value named `name`, with texts as values.
  package func texts(_ name: String) throws(JSONError) -> [String: String] {
    var texts: [String: String] = [:]
    for member in try object(name).members { texts[member.name] = try member.value.string(member.name) }
    return texts
  }

  /// The value named `name` as an object.
  package func object(_ name: String) throws(JSONError) -> JSONObject {
    guard case .object(let members) = content else { throw mismatch(name, "an object") }
    return JSONObject(members: members, range: range)
  }

  private func mismatch(_ name: String, _ expected: String) -> JSONError {
    let subject = name.contains("`") ? name : "`\(name)`"
    return JSONError("\(subject) takes \(expected), found \(kindName)", at: range)
  }
}

/// An object that was read.
package struct JSONObject: Sendable {
  /// The members in order.
  package let members: [JSONNode.Member]

  /// The bytes of the object.
  package let range: SourceRange

  /// The value of a member.
  package subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  /// The value of a member that must be there.
  package func required(_ name: String, of what: String) throws(JSONError) -> JSONNode {
    if let value = self[name] { return value }
    throw JSONError("\(what) has no `\(name)`", at: SourceRange(range.start, range.start + 1))
  }

  /// Throws if there is a member beside some names.
  ///
  /// - Parameters:
  ///   - known: the names that may stand there, in the order in which the message lists them.
  ///   - suggest: the name among them that a wrong one was probably meant to be.
  package func allowOnly(
    _ known: [String], in what: String, suggest: (String) -> String? = { _ in nil }
  ) throws(JSONError) {
    for member in members where !known.contains(member.name) {
      let guess = suggest(member.name).map { "did you mean `\($0)`?" } ?? "known are \(known.joined(separator: ", "))"
      throw JSONError("\(what) has no key `\(member.name)`; \(guess)", at: member.nameRange)
    }
  }
}
