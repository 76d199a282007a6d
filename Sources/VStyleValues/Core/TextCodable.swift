/// A value that is encoded and printed as the canonical text of its value type, such as `rgb(3, 110, 183)`.
///
/// The encoded text decodes to an equal value. An invalid text throws a `DecodingError` with the expected syntax.
public protocol TextCodable: Bindable, Codable, CustomStringConvertible, Hashable, Sendable where Payload == Self {
  /// The value type that parses and serializes the text.
  static var textKind: ValueKind { get }

  /// The encoded text: ``description``, unless that rounds.
  var encodedText: String { get }

  /// Parses an encoded text; `nil` if its value has another Swift type.
  ///
  /// - Throws: `ValueError` if the text does not match the grammar of ``textKind``.
  static func read(_ text: String) throws(ValueError) -> Self?
}

extension TextCodable {
  /// The canonical text.
  public var description: String { Self.textKind.serialize(value) }

  /// The canonical text, ``description``.
  public var encodedText: String { description }

  /// Parses the text with ``textKind`` and resolves the value in the default context.
  public static func read(_ text: String) throws(ValueError) -> Self? {
    try textKind.parse(text).resolved(in: ValueContext())[as: Self.self]
  }

  /// Decodes the value from a text.
  ///
  /// - Throws: `DecodingError` if the text does not match the grammar of ``textKind``.
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

  /// Encodes the text ``encodedText``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(encodedText)
  }
}
