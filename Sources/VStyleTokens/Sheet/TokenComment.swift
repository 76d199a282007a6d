import VStyleJSON
import VStyleSyntax

/// A comment of a sheet that says what sheets cannot say about tokens: `/* tokens {"group": "color"} */`.
enum TokenComment {
  private static let start = "/* tokens "

  /// Writes a comment.
  static func text(_ members: [JSON.Member]) -> String {
    let json = JSON.object(members).line.dropLast().replacing("*/", with: "*\\/")
    return "\(start)\(json) */"
  }

  /// Reads a comment; `nil` for one of another kind.
  static func read(_ text: String) -> JSON? {
    guard text.hasPrefix(start), text.hasSuffix("*/") else { return nil }
    let source = SourceText(String(text.dropFirst(start.count).dropLast(2)))
    return (try? JSONNode(parsing: source)).map { JSON($0, in: source) }
  }
}
