import VStyleValues

/// The values of a property in words, with links to the page of value types.
struct ValueTypeText {
  /// The path of the page of value types, from the page with the text.
  let page: String

  /// The name of the entry about a value type on the page.
  static func entry(of kind: ValueKind) -> String {
    if let name = kind.syntax.firstMatch(of: /^<([a-z0-9-]+)/)?.1 { return String(name) }
    if kind.syntax.hasPrefix("[") { return "list" }
    if kind.syntax == "*" { return "any" }
    return kind.syntax.contains(" || ") ? "flags" : "keyword"
  }

  /// Returns the values of a value type: types with links, keywords as code, with commas between them.
  func text(_ kind: ValueKind) -> String {
    if let flags = kind.syntax.wholeMatch(of: /none \| \[ (.+) \]/), flags.1.contains(" || ") {
      let keywords = flags.1.split(separator: " || ").map { Markdown.code(String($0)) }
      return "[any of](\(page)#flags) \(keywords.joined(separator: " ")), or `none`"
    }
    let parts = kind.syntax.split(separator: " | ").map { part(String($0)) }
    return Markdown.list(parts, "or")
  }

  private func part(_ syntax: String) -> String {
    guard let name = syntax.firstMatch(of: /^<([a-z0-9-]+)/)?.1 else { return Markdown.code(syntax) }
    return "[\(Markdown.code(syntax))](\(page)#\(name))"
  }
}
