import VStyleSyntax

/// The part of a page that says what it does not show.
enum NotDrawnHTML {
  /// Returns the part.
  ///
  /// - Parameter leftOut: what limits left out, as clauses.
  static func text(_ leftOut: [(text: String, limit: Limit)]) -> String {
    let leftOut = leftOut.map(warning)
    let rows = UndrawnProperties.rows.map { row in
      "<li>\(MarkupText.escaped(row.reason)) \(row.names.map { "<code>\(MarkupText.escaped($0))</code>" }.joined(separator: ", "))</li>"
    }
    return """
      <section id="not-drawn" aria-labelledby="h-not-drawn"><h2 id="h-not-drawn">Not drawn</h2>
      <p class="remark">The inspector shows these properties; the drawings do not. A star stands for the rest of a name.</p>
      \(leftOut.joined(separator: "\n"))
      <ul>\(rows.joined(separator: "\n"))</ul></section>
      """
  }

  private static func warning(_ text: String, _ limit: Limit) -> String {
    """
    <p class="severity-warning" data-limit="\(limit.name)">\(text): \(MarkupText.escaped(limit.sentence())). Draw fewer \
    sheets, trees or themes.</p>
    """
  }
}
