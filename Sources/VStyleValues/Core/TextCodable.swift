/// A value that is kept and printed as the text that its kind writes, such as `rgb(3, 110, 183)`.
///
/// The text reads back to an equal value; what cannot be read is a `DecodingError` that says what was expected.
public protocol TextCodable: Bindable, Codable, CustomStringConvertible, Hashable, Sendable where Payload == Self {
  /// The kind whose text stands for the value.
  static var textKind: ValueKind { get }

  /// The text that is kept: ``description``, unless that rounds.
  var keptText: String { get }

  /// The value of a text that was kept; `nil` if the text says another thing.
  static func read(_ text: String) throws(ValueError) -> Self?
}

extension TextCodable {
  /// The text.
  public var description: String { Self.textKind.serialize(value) }

  /// The text that is printed.
  public var keptText: String { description }

  /// What the kind reads.
  public static func read(_ text: String) throws(ValueError) -> Self? {
    try textKind.parse(text).resolved(in: ValueContext())[as: Self.self]
  }

  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ValueError) {
      if let value = try Self.read(text) {
        self = value
        return
      }
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(error.expected), found \(error.found)")
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "expected \(Self.textKind.syntax), found `\(text)`")
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(keptText)
  }
}
