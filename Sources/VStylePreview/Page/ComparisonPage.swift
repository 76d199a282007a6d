import VStyleStylesheet
import VStyleSyntax

/// A page that shows views before and after a change, side by side.
package struct ComparisonPage {
  /// A view, or several that change alike, with the changes.
  package struct Item: Sendable {
    /// The names of the views.
    package let title: String
    /// The position of the first view.
    package let node: Int
    /// The state that is forced for the drawings; `nil` for those of the tree.
    package let state: String?
    /// The environment of the drawings.
    package let environment: PreviewEnvironment
    /// The changes, each with its causes on the lines after it.
    package let lines: [[String]]

    /// Creates an item.
    package init(title: String, node: Int, state: String?, environment: PreviewEnvironment, lines: [[String]]) {
      self.title = title
      self.node = node
      self.state = state
      self.environment = environment
      self.lines = lines
    }
  }

  /// The views of one tree in both versions.
  package struct Section: Sendable {
    /// The heading.
    package let title: String
    /// The tree with the sheets before the change.
    package let old: PreviewScreen
    /// The same tree with the sheets after it.
    package let new: PreviewScreen
    /// The views that change.
    package let items: [Item]

    /// Creates a section.
    package init(title: String, old: PreviewScreen, new: PreviewScreen, items: [Item]) {
      self.title = title
      self.old = old
      self.new = new
      self.items = items
    }
  }

  private let sections: [Section]
  private let summary: String
  private let errors: [String]
  private let resources: [(String, String?) -> ImageResource?]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - sections: the trees.
  ///   - summary: the counts, as a sentence.
  ///   - errors: the errors in the sheets after the change, a line each.
  ///   - resources: the image files before and after the change.
  package init(
    _ sections: [Section], summary: String, errors: [String] = [],
    resources: (old: (String, String?) -> ImageResource?, new: (String, String?) -> ImageResource?)
  ) {
    self.sections = sections
    self.summary = summary
    self.errors = errors
    self.resources = [resources.old, resources.new]
  }

  /// The page as HTML. It has no script, and no reference to other files.
  package func html() -> String {
    let looks = LookTable()
    let list = errors.map { "<li><code>\(MarkupText.escaped($0))</code></li>" }.joined()
    let body = sections.map { html(of: $0, looks) }.joined(separator: "\n")
    let style = PreviewPage.style(looks)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(ContentHash.source(style)); \
      img-src data:; base-uri 'none'; form-action 'none'">
      <title>vstyle diff</title>
      <style>\(style)</style>
      </head>
      <body>
      <main><h1>vstyle diff</h1><p class="remark">\(MarkupText.escaped(summary))</p>
      \(errors.isEmpty ? "" : "<ul>\(list)</ul>\n")\(body)</main>
      </body>
      </html>

      """
  }

  private func html(of section: Section, _ looks: LookTable) -> String {
    let drawers = zip([section.old, section.new], resources).map { screen, resources in
      ScreenDrawer(screen, looks, resources: resources)
    }
    let rows = section.items.map { item -> String in
      let cells = drawers.map { drawer in
        """
        <td class="specimen"><div class="stage \(ground(drawer, item)) \
        \(looks.name(of: "color-scheme", item.environment.environment.traits.colorScheme.keyword))">\(drawing(item, drawer))</div></td>
        """
      }
      let lines = item.lines.map { lines in
        let causes = lines.dropFirst().map { "<div class=\"differs\">\(MarkupText.escaped($0))</div>" }.joined()
        return "<li><code>\(MarkupText.escaped(lines.first ?? ""))</code>\(causes)</li>"
      }
      return """
        <tr><th scope="row"><code>\(MarkupText.escaped(item.title))</code><br><span class="differs">drawn in \
        \(MarkupText.escaped(item.environment.title))\(item.state.map { ", :" + MarkupText.escaped($0) } ?? "")</span></th>\
        \(cells.joined())<td><ul>\(lines.joined())</ul></td></tr>
        """
    }
    return """
      <section><h2>\(MarkupText.escaped(section.title))</h2>
      <div class="scroll" tabindex="0"><table class="grid"><thead><tr><th scope="col">View</th><th scope="col">Before</th>\
      <th scope="col">After</th><th scope="col">Changes and causes</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></section>
      """
  }

  /// The drawing of an item's view with its subviews.
  private func drawing(_ item: Item, _ drawer: ScreenDrawer) -> String {
    drawer.select(item.environment.environment)
    if let state = item.state { drawer.set(state, true, of: item.node) }
    defer { if let state = item.state { drawer.set(state, false, of: item.node) } }
    var drawn: [Int: DrawnNode] = [:]
    var rest = [item.node]
    while let node = rest.popLast() {
      drawn[node] = drawer.draw(node, with: node == item.node ? item.state : nil)
      rest += drawer.screen.tree.nodes[node].children
    }
    return Drawings(screen: drawer.screen, number: 0, drawn: [], states: [:]).html(of: item.node, drawn)
  }

  /// The look of the root, on which the views stand.
  private func ground(_ drawer: ScreenDrawer, _ item: Item) -> String {
    drawer.select(item.environment.environment)
    return ComponentsHTML.ground(drawer.draw(0).classes)
  }
}
