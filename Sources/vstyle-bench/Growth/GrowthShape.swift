/// A shape of inputs that grow by repetition.
struct GrowthShape: Sendable {
  /// The topic and the repeated part, as in `themes/chain`.
  let name: String

  /// The topic, as in `themes`.
  var topic: String { String(name.prefix { $0 != "/" }) }

  /// Returns the input for a number of repetitions.
  let text: @Sendable (Int) -> String

  /// The file that grows.
  var file = File.sheet

  /// Returns the tree for a number of repetitions; `nil` for a short tree.
  var tree: (@Sendable (Int) -> String)?

  /// The file that grows. The others are short.
  enum File: CaseIterable {
    case sheet
    case configuration
    /// A sheet and a tree together.
    case tree
  }

  /// Every shape.
  static let all: [GrowthShape] =
    themes + customProperties + styles + layers + unknownNames + declarations + suppressions + conditions + selectors
    + tokens + nesting + values + atRules + imports + viewTypes + configurations + trees

  /// Returns a shape with any text.
  static func text(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> GrowthShape {
    GrowthShape(name: name, text: text)
  }

  /// The same shape as a configuration.
  var asConfiguration: GrowthShape { GrowthShape(name: name, text: text, file: .configuration) }

  /// Returns a shape with a text for each number, separated and enclosed by fixed texts.
  static func each(
    _ name: String, _ before: String = "", _ after: String = "", separator: String = "\n",
    _ item: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    GrowthShape(name: name) { count in before + (0..<count).map(item).joined(separator: separator) + after }
  }

  /// Returns a shape with a repeated text, enclosed by fixed texts.
  static func repeated(_ name: String, _ text: String, _ before: String = "", _ after: String = "") -> GrowthShape {
    GrowthShape(name: name) { count in before + String(repeating: text, count: count) + after }
  }

  /// Returns a shape with nested opening and closing texts around an inner text.
  static func tower(
    _ name: String, _ open: String, _ inner: String, _ close: String, _ before: String = "", _ after: String = ""
  ) -> GrowthShape {
    GrowthShape(name: name) { count in
      before + String(repeating: open, count: count) + inner + String(repeating: close, count: count) + after
    }
  }

  /// Returns the texts with about a number of bytes in total.
  func texts(ofBytes bytes: Int) -> (main: String, tree: String?) {
    var count = 64
    // The repeated text grows with the digits of its numbers. The second estimate is precise enough.
    for _ in 0..<2 {
      let length = text(count).utf8.count + (tree?(count).utf8.count ?? 0)
      count = max(count * bytes / max(length, 1), 1)
    }
    return (text(count), tree?(count))
  }
}
