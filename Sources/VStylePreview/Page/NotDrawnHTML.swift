/// The part of a page that says what it does not show.
enum NotDrawnHTML {
  static func text(_ input: PreviewInput) -> String {
    let rows = UndrawnProperties.rows.map { row in
      "<li>\(HTMLText.escaped(row.reason)) \(row.names.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", "))</li>"
    }
    return """
      <section id="not-drawn" aria-labelledby="h-not-drawn"><h2 id="h-not-drawn">Not drawn</h2>
      <p class="remark">The inspector shows these properties; the drawings do not. A star stands for the rest of a name.</p>
      <ul>\(rows.joined(separator: "\n"))</ul></section>
      """
  }
}
