import VStyleSyntax

/// The diagnostics of lint as HTML, by file. The script of the page adds links to the views that show them.
enum DiagnosticsHTML {
  static func text(_ input: PreviewInput) -> String {
    let items = input.diagnostics.map { diagnostic in
      """
      <li data-location="\(MarkupText.escaped(diagnostic.declaration))"><details><summary><span class="severity-\(MarkupText.escaped(diagnostic.severity))">\
      \(MarkupText.escaped(diagnostic.severity))</span> <code>\(MarkupText.escaped(diagnostic.location))</code> \
      \(MarkupText.escaped(diagnostic.message)) <span class="differs">\(MarkupText.escaped(diagnostic.rule))</span></summary>\
      <pre>\(MarkupText.escaped(diagnostic.snippet))</pre></details></li>
      """
    }
    let body =
      items.isEmpty ? "<p class=\"remark\">Lint finds nothing.</p>" : "<ul>\(items.joined(separator: "\n"))</ul>"
    return """
      <section id="diagnostics" aria-labelledby="h-diagnostics"><h2 id="h-diagnostics">Diagnostics</h2>
      \(body)</section>
      """
  }
}
