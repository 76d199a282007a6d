import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The components of a page as HTML: for each a row for each state that changes something, a column for each theme.
enum ComponentsHTML {
  /// Returns the rows of some components.
  static func rows(
    _ section: inout ScreenSection, number: Int, _ components: PreviewComponents, _ input: PreviewInput,
    _ looks: LookTable
  ) -> String {
    /// The HTML of an item and a state, by environment.
    var cells: [Int: [String: [Int: String]]] = [:]
    var normal: [Int: [Int: String]] = [:]
    var grounds: [Int: String] = [:]
    section.draw(input.environments) { index, drawings in
      grounds[index] = drawings.drawn.first?.classes
      for (item, component) in components.items.enumerated() {
        let plain = drawings.html(of: component.node)
        normal[item, default: [:]][index] = plain
        for (state, changed) in drawings.states[component.node] ?? [] {
          let html = drawings.html(of: component.node, changed)
          if html != plain { cells[item, default: [:]][state, default: [:]][index] = html }
        }
      }
    }
    var rows = ""
    for (item, component) in components.items.enumerated() {
      let plain = normal[item] ?? [:]
      let type = components.screen.tree.nodes[component.node].typeName
      let states = components.screen.stylesheet.schema.states(of: type)
      var seen: Set<String> = []
      let names = states.filter { cells[item]?[$0] != nil && seen.insert($0).inserted }
      let name = MarkupText.escaped(component.name)
      for state in [nil] + names.map(Optional.some) {
        let label = state.map { "<span class=\"differs\">:\(MarkupText.escaped($0))</span>" } ?? "<code>\(name)</code>"
        rows += "<tr><th scope=\"row\">\(label)</th>"
        for index in input.environments.indices {
          let changed = state.flatMap { cells[item]?[$0]?[index] }
          let isSame = state != nil && changed == nil
          let scheme = looks.name(of: "color-scheme", input.environments[index].environment.traits.colorScheme.keyword)
          let attributes = state.map { " data-state=\"\(MarkupText.escaped($0))\"" } ?? ""
          rows += """
            <td class="specimen\(isSame ? " same" : "")" data-screen="\(number)" data-cell="\(index)"\(attributes) \
            tabindex="0" aria-label="\(name)\(state.map { " " + MarkupText.escaped($0) } ?? ""), \
            \(MarkupText.escaped(input.environments[index].title))">\
            <div class="stage ground \(ground(grounds[index])) \(scheme)">\
            \(changed ?? plain[index] ?? "")</div></td>
            """
        }
        rows += "</tr>\n"
      }
    }
    return rows
  }

  /// Returns the table around the rows.
  static func table(_ rows: String, _ input: PreviewInput) -> String {
    let heads = input.environments.map { "<th scope=\"col\">\(MarkupText.escaped($0.title))</th>" }.joined()
    return """
      <section id="components" aria-labelledby="h-components"><h2 id="h-components">Components</h2>
      <p class="remark">Named styles and the views that selectors name, each in the states in which something changes. \
      Cells that look like the state above are dimmed.</p>
      <div class="scroll"><table class="grid"><thead><tr><th scope="col">Style</th>\(heads)</tr></thead><tbody>
      \(rows)</tbody></table></div></section>
      """
  }

  /// The look of the root, on which the components stand.
  static func ground(_ classes: String?) -> String {
    classes?.split(separator: " ").last { $0.first == "l" && $0.dropFirst().allSatisfy(\.isNumber) }
      .map(String.init) ?? ""
  }
}
