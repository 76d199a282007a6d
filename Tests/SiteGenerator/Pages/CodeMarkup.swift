/// A block of code of a page as markup, with its language and the words after its fence.
struct CodeMarkup {
  let info: String
  let text: String

  /// The language that is highlighted. The pages name most sheets `css`, which other readers of Markdown highlight.
  private var language: CodeLanguage? { info.split(separator: " ").first.flatMap { CodeLanguage(fence: String($0)) } }

  /// The words above the block: the file that it is, or the mistake that it shows.
  private var caption: String {
    for word in info.split(separator: " ").dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts[0], parts.last) {
      case ("file", let name?) where parts.count > 1: return name.escaped
      case ("edit", let name?) where parts.count > 1: return "edit \(name.escaped)"
      case ("error", let rule?) where parts.count > 1: return "mistake: \(rule.replacing(",", with: ", ").escaped)"
      default: break
      }
    }
    return ""
  }

  var html: String {
    let code = language.map { Highlighter.markup(text, $0) } ?? text.escaped
    let title = caption.isEmpty ? "" : "<div class=\"caption\">\(caption)</div>"
    let isMistake = caption.hasPrefix("mistake") ? " mistake" : ""
    return "<div class=\"code\(isMistake)\">\(title)<pre><code>\(code)</code></pre></div>"
  }
}
