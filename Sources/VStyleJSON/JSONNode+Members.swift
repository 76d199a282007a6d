package import VStyleSyntax

/// Access to values that must have a type. For a value of another type, a ``JSONError`` names the member.
extension JSONNode {
  /// The string of a value named `name`.
  package func string(_ name: String) throws(JSONError) -> String {
    guard case .string(let text) = content else { throw mismatch(name, "a string") }
    return text
  }

  /// The number of a value named `name`.
  package func number(_ name: String) throws(JSONError) -> Double {
    guard case .number(let value) = content else { throw mismatch(name, "a number") }
    return value
  }

  /// The Boolean of a value named `name`.
  package func bool(_ name: String) throws(JSONError) -> Bool {
    guard case .bool(let value) = content else { throw mismatch(name, "true or false") }
    return value
  }

  /// The elements of a value named `name`.
  package func array(_ name: String) throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = content else { throw mismatch(name, "an array") }
    return elements
  }

  /// The elements of a value named `name`, which must be strings.
  package func strings(_ name: String) throws(JSONError) -> [String] {
    guard case .array(let elements) = content else { throw mismatch(name, "an array of strings") }
    var texts: [String] = []
    for element in elements { texts.append(try element.string("an element of `\(name)`")) }
    return texts
  }

  /// The members of a value named `name`, whose values must be strings.
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

/// A parsed JSON object.
package struct JSONObject: Sendable {
  /// The members in order.
  package let members: [JSONNode.Member]

  /// The range of the object in the source.
  package let range: SourceRange

  /// The value of a member; `nil` if there is none.
  package subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  /// The value of a required member.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - what: the object, for the message.
  /// - Throws: ``JSONError`` if the member is missing.
  package func required(_ name: String, of what: String) throws(JSONError) -> JSONNode {
    if let value = self[name] { return value }
    throw JSONError("\(what) has no `\(name)`", at: SourceRange(range.start, range.start + 1))
  }

  /// Checks that all members have known names.
  ///
  /// - Parameters:
  ///   - known: the names that are allowed, in the order in which the message lists them.
  ///   - what: the object, for the message.
  ///   - suggest: returns the known name that an unknown one probably means; `nil` for none.
  /// - Throws: ``JSONError`` at the first member with an unknown name.
  package func allowOnly(
    _ known: [String], in what: String, suggest: (String) -> String? = { _ in nil }
  ) throws(JSONError) {
    for member in members where !known.contains(member.name) {
      let guess = suggest(member.name).map { "did you mean `\($0)`?" } ?? "known are \(known.joined(separator: ", "))"
      throw JSONError("\(what) has no key `\(member.name)`; \(guess)", at: member.nameRange)
    }
  }
}
