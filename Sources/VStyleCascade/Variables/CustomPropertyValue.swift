public import VStyleSyntax

/// The value of a custom property at a node.
public struct CustomPropertyValue: Sendable, Equatable {
  /// The text with every `var()` replaced.
  public let text: String

  /// The declaration that the text comes from.
  public let location: SourceLocation?

  /// The custom properties that were looked up on the way; `nil` if there are none.
  let trail: ReferenceTrail?

  init(text: String, location: SourceLocation?, trail: ReferenceTrail? = nil) {
    self.text = text
    self.location = location
    self.trail = trail
  }

  /// The first tokens that were looked up on the way, outermost first, at most 16.
  public var chain: [String] { trail?.names() ?? [] }

  /// How many custom properties refer to each other on the longest way to the text; 0 if it refers to none.
  public var depth: Int { trail?.depth ?? 0 }

  /// Whether two values are the same text from the same place, at the same cost.
  public static func == (left: CustomPropertyValue, right: CustomPropertyValue) -> Bool {
    left.hasSameEffect(as: right) && left.location == right.location && left.chain == right.chain
  }

  /// Whether whatever refers to the value has the same value as with the other.
  package func hasSameEffect(as other: CustomPropertyValue) -> Bool {
    text == other.text && trail?.steps == other.trail?.steps && trail?.depth == other.trail?.depth
  }
}
