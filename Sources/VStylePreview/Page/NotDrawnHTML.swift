import VStyleSyntax

/// The part of a page that says what it does not show.
enum NotDrawnHTML {
  /// Returns the part.
  ///
  /// - Parameters:
  ///   - columns: the number of columns that a limit left out.
  ///   - areStatesLeftOut: whether a limit left out the drawings of further states.
  static func text(columns: Int, areStatesLeftOut: Bool) -> String {
    var leftOut = ""
    if columns > 0 { leftOut += warning("\(columns) further columns are not drawn", .columnViews) }
    if areStatesLeftOut { leftOut += warning("Some views are not drawn in further states", .stateVisits) }
    let rows = UndrawnProperties.rows.map { row in
      "<li>\(HTMLText.escaped(row.reason)) \(row.names.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", "))</li>"
    }
    return """
      <section id="not-drawn" aria-labelledby="h-not-drawn"><h2 id="h-not-drawn">Not drawn</h2>
      <p class="remark">The inspector shows these properties; the drawings do not. A star stands for the rest of a name.</p>
      \(leftOut)
      <ul>\(rows.joined(separator: "\n"))</ul></section>
      """
  }

  private static func warning(_ text: String, _ limit: Limit) -> String {
    """
    <p class="severity-warning" data-limit="\(limit.name)">\(text): \(HTMLText.escaped(limit.sentence())). Draw fewer \
    trees or themes.</p>
    """
  }
}
