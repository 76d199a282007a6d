import VStyleJSON

/// A completion before it is written for a client.
struct CompletionItem {
  /// The text that the user sees, and types to filter.
  let label: String
  /// The number of the kind in the protocol.
  let kind: Kind
  /// The words beside the label.
  var detail: String?
  /// The text to insert, if it is not the label. `$1` is a tab stop if ``isSnippet``.
  var insert: String?
  var isSnippet = false
  /// The text that the client compares with the typed word, if it is not the label.
  var filter: String?
  /// The group in which the item is sorted: 0 for the best.
  var rank = 1
  /// What the documentation is about, for the request that resolves the item.
  var subject: JSON?

  /// The kinds of items, with the numbers of the protocol.
  enum Kind: Int {
    case function = 3
    case variable = 6
    case viewType = 7
    case module = 9
    case property = 10
    case value = 12
    case keyword = 14
    case color = 16
    case file = 17
    case reference = 18
    case event = 23
  }

  /// Sets the text to insert to one with tab stops.
  mutating func setSnippet(_ text: String) { (insert, isSnippet) = (text, true) }

  init(_ label: String, _ kind: Kind, rank: Int = 1, detail: String? = nil) {
    (self.label, self.kind, self.rank, self.detail) = (label, kind, rank, detail)
  }
}
