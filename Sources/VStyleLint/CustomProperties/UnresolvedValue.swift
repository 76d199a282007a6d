import VStyleStylesheet
import VStyleSyntax

/// A value that a program wrote for a design token without resolving it, such as `{text.primary}`.
enum UnresolvedValue {
  /// The texts of JavaScript for an object, and for no value.
  private static let texts: Set<String> = ["[object Object]", "undefined", "NaN"]

  /// Whether a text is a reference in braces, or the text of an object or of no value.
  static func isUnresolved(_ text: String) -> Bool {
    texts.contains(text) || text.hasPrefix("{") && text.hasSuffix("}")
  }

  /// The names of the custom property that a reference such as `{text.primary}` may mean, with hyphens for its dots
  /// and slashes; none for another text.
  static func names(meantBy text: String) -> [String] {
    let inner = text.hasPrefix("{") && text.hasSuffix("}") ? text.dropFirst().dropLast() : text[...]
    let path = inner.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
    guard isPath, path.contains(where: { "./".contains($0) }) || inner.count < text.count, path.count <= 100 else {
      return []
    }
    let name = "--" + String(path.map { "./".contains($0) ? "-" : $0 })
    // A reference may name the member of the token that has its value.
    return name.hasSuffix("-value") ? [name, String(name.dropLast("-value".count))] : [name]
  }
}
