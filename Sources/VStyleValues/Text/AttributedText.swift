/// A text whose parts have attributes of their own. UIKit: `NSAttributedString`.
public struct AttributedText: Hashable, Sendable, Bindable {
  /// The parts in order; none is empty, and neighbors differ in their attributes.
  public private(set) var runs: [Run] = []

  /// A part with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What they look like.
    public var attributes: TextAttributes

    /// Makes a part.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// Makes a text of parts. Empty ones are left out, and equal neighbors joined.
  public init(_ runs: [Run]) { for run in runs { append(run) } }

  /// Makes a text with the same attributes throughout.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) { self.init([Run(text, attributes)]) }

  /// Adds a part at the end.
  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.attributes == run.attributes {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The characters without their attributes.
  public var string: String { runs.map(\.text).joined() }
}
