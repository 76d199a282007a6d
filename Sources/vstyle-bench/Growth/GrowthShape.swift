/// A way in which an input can get long: one row of a table.
struct GrowthShape: Sendable {
  /// The topic and what is repeated, as `themes/chain`.
  let name: String

  /// The input with something repeated a number of times.
  let text: @Sendable (Int) -> String

  /// The file that gets long.
  var file = File.sheet

  /// The tree that gets long with the sheet; `nil` for a short one.
  var tree: (@Sendable (Int) -> String)?

  /// The file that gets long; the others are short.
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

  /// A shape of any text.
  static func text(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> GrowthShape {
    GrowthShape(name: name, text: text)
  }

  /// The same of a configuration.
  var asConfiguration: GrowthShape { GrowthShape(name: name, text: text, file: .configuration) }

  /// A shape with a text for each number, with something between them and around all of them.
  static func each(
    _ name: String, _ before: String = "", _ after: String = "", separator: String = "\n",
    _ item: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    GrowthShape(name: name) { count in before + (0..<count).map(item).joined(separator: separator) + after }
  }

  /// A shape with one text again and again, with something around all of them.
  static func repeated(_ name: String, _ text: String, _ before: String = "", _ after: String = "") -> GrowthShape {
    GrowthShape(name: name) { count in before + String(repeating: text, count: count) + after }
  }

  /// A shape with something opened and closed again so often, and something inside.
  static func tower(
    _ name: String, _ open: String, _ inner: String, _ close: String, _ before: String = "", _ after: String = ""
  ) -> GrowthShape {
    GrowthShape(name: name) { count in
      before + String(repeating: open, count: count) + inner + String(repeating: close, count: count) + after
    }
  }

  /// The texts of about a number of bytes together.
  func texts(ofBytes bytes: Int) -> (main: String, tree: String?) {
    var count = 64
    // What is repeated gets longer with the digits of its numbers: the second guess is close enough.
    for _ in 0..<2 {
      let length = text(count).utf8.count + (tree?(count).utf8.count ?? 0)
      count = max(count * bytes / max(length, 1), 1)
    }
    return (text(count), tree?(count))
  }
}
