/// A JSON value without locations, for output and for requests. Members of objects keep their order.
package enum JSON: Sendable, Hashable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number that is not whole. Infinity and NaN are written as `null`, since JSON does not have them.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order.
  case object([Member])
  /// The bytes of a value on one line, as `write(to:)` adds them. Its parts cannot be read.
  ///
  /// OPTIMIZATION: the value itself is simpler. An answer with thousands of equal objects, such as ranges, spends most
  /// of its time on their arrays.
  case written([UInt8])

  /// A named value.
  package struct Member: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSON

    /// Creates a member.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }

  /// The value of a node, without its location.
  package init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = Int(exactly: value).map { .integer($0) } ?? .number(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSON.init))
    case .object(let members): self = .object(members.map { Member($0.name, JSON($0.value)) })
    }
  }

  /// A string, or `null` for `nil`.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

extension JSON {
  /// The value of a member of an object; `nil` for other values and if there is no such member.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string; `nil` for other values.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The members of an object whose values are strings, by name; `nil` for other values.
  package var texts: [String: String]? {
    guard case .object(let members) = self else { return nil }
    return Dictionary(members.compactMap { member in member.value.text.map { (member.name, $0) } }) { _, last in last }
  }

  /// The value of a whole number; `nil` for other values.
  package var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The value of a number, whole or not; `nil` for other values.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value of a Boolean; `nil` for other values.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements of an array; `nil` for other values.
  package var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a Boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an array.
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Creates an object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0, $1) }) }
}
