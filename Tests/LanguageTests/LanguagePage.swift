import TestSupport

/// The examples of `Docs/Language.md`.
///
/// - A block `vstyle` is a sheet. It has exactly the diagnostics of `error=rule,rule`, in order, or none.
///   `file=name` lets later examples import it. `block` makes it the contents of a view's own style.
/// - A block `tree` is the tree of the examples after it.
/// - A block `computed` lists values of the tree before it, styled with the sheet before it. Each line is
///   `key property: value`, with `key:state` for the value of a control state. `theme=`, `scheme=` and the names of
///   media features set the environment.
struct LanguagePage {
  /// A block of the page.
  struct Block: Sendable, CustomStringConvertible {
    /// The language of the block, such as `vstyle`, `tree` or `computed`.
    let kind: String
    /// The settings after the language. A setting without `=` has an empty value.
    let settings: [String: String]
    /// The text.
    let text: String
    /// The line number of the opening fence, from 1.
    let line: Int

    var description: String { "\(kind) in line \(line)" }
  }

  /// A sheet with its tree and the values that are listed below it.
  struct Example: Sendable, CustomStringConvertible {
    let sheet: Block
    let results: [Block]
    let tree: Block?
    /// The sheets that the example may import, by path.
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

  /// The page in the package.
  static let shipped = LanguagePage(Fixture(path: PackageRoot.path + "/Docs/Language.md").text)
}
