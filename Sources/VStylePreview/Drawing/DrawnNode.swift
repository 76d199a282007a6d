/// A node in one environment, drawn: the class names of its box and its content.
struct DrawnNode: Hashable {
  /// The classes of the box.
  let classes: String

  /// The content as HTML, with ``placeholder`` where the subviews are.
  let content: String

  /// Stands for the subviews. It cannot come from a text, which is written without control characters.
  static let placeholder = "\u{1}"
}
