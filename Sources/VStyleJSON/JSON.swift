/// A JSON value to write. Members of objects keep their order.
package indirect enum JSON: Sendable, Equatable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order.
  case object([Member])

  /// A named value.
  package struct Member: Sendable, Equatable {
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

  /// A string, or `null` for `nil`.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
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
