/// The CSS classes of a page, one for each different block of declarations.
final class LookTable {
  private var indices: [CSSBlock: Int] = [:]
  private var blocks: [CSSBlock] = []

  /// The name of the class with some declarations; `nil` for none.
  func name(of block: CSSBlock) -> String? {
    guard !block.isEmpty else { return nil }
    if let index = indices[block] { return "l\(index)" }
    indices[block] = blocks.count
    blocks.append(block)
    return "l\(blocks.count - 1)"
  }

  /// The name of the class with one declaration.
  func name(of property: String, _ value: String) -> String {
    var block = CSSBlock()
    block[property] = value
    return name(of: block) ?? ""
  }

  /// The rules of all classes, a line each.
  var text: String { blocks.enumerated().map { ".l\($0){\($1.text)}\n" }.joined() }
}
