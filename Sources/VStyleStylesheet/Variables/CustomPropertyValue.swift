public import VStyleSyntax

/// The value of a custom property at a node.
public struct CustomPropertyValue: Sendable, Equatable {
  /// The text with every `var()` substituted.
  public let text: String

  /// The declaration that the text comes from.
  public let location: SourceLocation?

  /// The custom properties that the text comes from; `nil` if there are none.
  package let trail: ReferenceTrail?

  init(text: String, location: SourceLocation?, trail: ReferenceTrail? = nil) {
    self.text = text
    self.location = location
    self.trail = trail
  }

  /// The first custom properties that the text comes from, outermost first, at most 16.
  public var chain: [String] { trail?.names() ?? [] }

  /// The length of the longest chain of references to other custom properties; 0 if there are none.
  public var depth: Int { trail?.depth ?? 0 }

  /// Whether two values have the same text, location and chain, and took the same substitution work.
  public static func == (left: CustomPropertyValue, right: CustomPropertyValue) -> Bool {
    left.hasSameEffect(as: right) && left.location == right.location && left.chain == right.chain
  }

  /// Whether any value that refers to this one is the same with the other one.
  package func hasSameEffect(as other: CustomPropertyValue) -> Bool {
    text == other.text && trail?.steps == other.trail?.steps && trail?.depth == other.trail?.depth
  }
}
