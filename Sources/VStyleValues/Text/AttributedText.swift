/// A text in runs with different attributes. UIKit: `NSAttributedString`.
public struct AttributedText: Hashable, Sendable, Bindable {
  /// The runs in order. None is empty, and neighbors have different attributes.
  public private(set) var runs: [Run] = []

  /// A part of a text with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The attributes of the characters.
    public var attributes: TextAttributes

    /// Creates a run.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// Creates a text from runs. Empty runs are skipped, and neighbors with equal attributes are joined.
  public init(_ runs: [Run]) { for run in runs { append(run) } }

  /// Creates a text with the same attributes throughout.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) { self.init([Run(text, attributes)]) }

  /// Appends a run. An empty run is skipped, and a run with the attributes of the last one is joined with it.
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
