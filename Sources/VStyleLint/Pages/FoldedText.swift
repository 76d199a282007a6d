/// Texts in lines that fit into a terminal.
package enum FoldedText {
  /// The greatest number of columns of a line.
  package static let width = 100

  /// Returns a text in lines.
  ///
  /// - Parameters:
  ///   - text: the words, with single spaces between them.
  ///   - indent: the number of spaces before each line.
  ///   - width: the greatest number of columns of a line.
  package static func lines(_ text: String, indent: Int = 0, width: Int = width) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if indent + lines[lines.count - 1].count + word.count + 1 > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    let space = String(repeating: " ", count: indent)
    return lines.map { "\(space)\($0)\n" }.joined()
  }

  /// Returns rows of a name and a description. A description begins on a line of its own after a long name.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - longest: the number of characters from which a name is long.
  package static func table(_ rows: [(String, String)], longest: Int = 28) -> String {
    let indent = 2
    let column = indent + (rows.map(\.0.count).filter { $0 <= longest }.max() ?? 0) + 2
    return rows.map { left, right in
      let head = String(repeating: " ", count: indent) + left
      let text = lines(right, indent: column)
      guard head.count + 2 <= column else { return "\(head)\n\(text)" }
      return head + String(repeating: " ", count: column - head.count) + text.dropFirst(column)
    }.joined()
  }
}
