package import VStyleSyntax

/// A JSON value that was read, with the bytes it stands in.
package struct JSONNode: Sendable {
  /// The bytes of the value.
  package let range: SourceRange

  /// The value.
  package let content: Content

  /// What a value is.
  package indirect enum Content: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text, escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Named values in order. Names are unique.
    case object([Member])
  }

  /// A named value.
  package struct Member: Sendable {
    /// The name, escapes resolved.
    package let name: String
    /// The bytes of the name with its quotes.
    package let nameRange: SourceRange
    /// The value.
    package let value: JSONNode
  }

  /// Whether the value is `null`.
  package var isNull: Bool { if case .null = content { true } else { false } }

  /// What the value is, in words: `a string`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a JSON file cannot be used, and where.
package struct JSONError: Error, Sendable, Equatable {
  /// What is wrong: lower-case start, names in backticks, no full stop.
  package let message: String

  /// The bytes that it is about.
  package let range: SourceRange

  /// Makes an error.
  package init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
