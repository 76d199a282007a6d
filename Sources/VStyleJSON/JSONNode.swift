package import VStyleSyntax

/// A parsed JSON value with its range in the source.
package struct JSONNode: Sendable {
  /// The range of the value in the source.
  package let range: SourceRange

  /// The value.
  package let content: Content

  /// A value by its type.
  package indirect enum Content: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A string, with its escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Named values in order. Names are unique.
    case object([Member])
  }

  /// A named value.
  package struct Member: Sendable {
    /// The name, with its escapes resolved.
    package let name: String
    /// The range of the name with its quotes.
    package let nameRange: SourceRange
    /// The value.
    package let value: JSONNode
  }

  /// Whether the value is `null`.
  package var isNull: Bool { if case .null = content { true } else { false } }

  /// The type of the value in words, such as `a string`.
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

/// An error in a JSON file, with its location.
package struct JSONError: Error, Sendable, Equatable {
  /// The message. It starts in lower case, has names in backticks and no full stop.
  package let message: String

  /// The range of the error in the source.
  package let range: SourceRange

  /// Creates an error.
  package init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
