import TestSupport

/// The examples of `Docs/Language.md`.
///
/// - A block `vstyle` is a sheet without a diagnostic; `error=rule` is one with exactly that diagnostic, and more names
///   with commas between them stand for more diagnostics, in order. `file=name` lets later examples import it,
///   `block` makes it the contents of a view's own style, `schema=none` compiles it without the built-in classes.
/// - A block `tree` is the tree of the examples after it.
/// - A block `computed` says what the sheet before it does to the tree before it, a line `key property: value` each,
///   with `key:state` for the value of a control state, in the surroundings that `theme=`, `scheme=` and the names
///   of media features give.
struct LanguagePage {
  /// A block of the page.
  struct Block: Sendable, CustomStringConvertible {
    /// What kind of block it is: `vstyle`, `tree`, `computed`.
    let kind: String
    /// The settings after the kind; one without `=` has an empty value.
    let settings: [String: String]
    /// The text.
    let text: String
    /// The line of its fence, from 1.
    let line: Int

    var description: String { "\(kind) in line \(line)" }
  }

  /// A sheet with what is said about it.
  struct Example: Sendable, CustomStringConvertible {
    let sheet: Block
    let results: [Block]
    let tree: Block?
    /// The sheets that it may import.
    let files: [String: String]

    var description: String { "\(sheet)" }
  }

  /// The blocks in order.
  let blocks: [Block]

  init(_ text: String) {
    var blocks: [Block] = []
    var open: (fence: Substring, line: Int, text: String)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("```") else {
        open?.text += line + "\n"
        continue
      }
      if let (fence, start, text) = open {
        blocks.append(LanguagePage.block(fence, text, start))
        open = nil
      } else {
        open = (line.dropFirst(3), number + 1, "")
      }
    }
    self.blocks = blocks
  }

  private static func block(_ fence: Substring, _ text: String, _ line: Int) -> Block {
    let words = fence.split(separator: " ")
    let settings = words.dropFirst().map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    return Block(
      kind: words.first.map(String.init) ?? "", settings: Dictionary(settings) { $1 }, text: text, line: line)
  }

  /// The examples in order.
  var examples: [Example] {
    var examples: [Example] = []
    var tree: Block?
    var files: [String: String] = [:]
    for (position, block) in blocks.enumerated() {
      switch block.kind {
      case "tree": tree = block
      case "vstyle":
        if let name = block.settings["file"] { files[name] = block.text }
        let results = blocks[(position + 1)...].prefix { $0.kind == "computed" }
        examples.append(Example(sheet: block, results: Array(results), tree: tree, files: files))
      default: break
      }
    }
    return examples
  }

  /// The page as it lies in the package.
  static let shipped = LanguagePage(Fixture(path: PackageRoot.path + "/Docs/Language.md").text)
}
