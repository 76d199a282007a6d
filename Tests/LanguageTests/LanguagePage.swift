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
  /// A sheet with its tree and the values that are listed below it.
  struct Example: Sendable, CustomStringConvertible {
    let sheet: CodeBlock
    let results: [CodeBlock]
    let tree: CodeBlock?
    /// The sheets that the example may import, by path.
    let files: [String: String]

    var description: String { "\(sheet)" }
  }

  /// The blocks in order.
  let blocks: [CodeBlock]

  init(_ text: String) { blocks = CodeBlock.all(in: text) }

  /// The examples in order.
  var examples: [Example] {
    var examples: [Example] = []
    var tree: CodeBlock?
    var files: [String: String] = [:]
    for (position, block) in blocks.enumerated() {
      switch block.language {
      case "tree": tree = block
      case "vstyle":
        if let name = block.settings["file"] { files[name] = block.text }
        let results = blocks[(position + 1)...].prefix { $0.language == "computed" }
        examples.append(Example(sheet: block, results: Array(results), tree: tree, files: files))
      default: break
      }
    }
    return examples
  }

  /// The page in the package.
  static let shipped = LanguagePage(Fixture(path: PackageRoot.path + "/Docs/Language.md").text)
}
