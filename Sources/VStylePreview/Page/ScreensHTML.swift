import VStyleStylesheet
import VStyleSyntax

/// The screens of a page as HTML.
enum ScreensHTML {
  /// Returns a screen with a column for each environment.
  static func screen(
    _ section: inout ScreenSection, number: Int, _ input: PreviewInput, _ looks: LookTable
  ) -> String {
    var first: [DrawnNode]?
    var figures = ""
    section.draw(input.environments) { index, drawings in
      let roots = drawings.screen.tree.nodes.indices.filter { drawings.screen.tree.nodes[$0].parent == nil }
      let body = roots.map { drawings.html(of: $0) }.joined()
      let count = first.map { zip($0, drawings.drawn).count { $0 != $1 } }
      let isSame = count == 0
      let remark = count.map { $0 == 0 ? "as the first" : "\($0) of \(drawings.drawn.count) views differ" } ?? ""
      first = first ?? drawings.drawn
      let traits = input.environments[index].environment.traits
      var device = CSSBlock()
      device["--w"] = CSSText.length(traits.width)
      device["--h"] = CSSText.length(traits.height)
      device["color-scheme"] = traits.colorScheme.keyword
      let direction = traits.features["layout-direction"] == "right-to-left" ? " dir=\"rtl\"" : ""
      figures += """
        <figure class="cell\(isSame ? " same" : "")" data-screen="\(number)" data-cell="\(index)" tabindex="0" \
        aria-label="\(MarkupText.escaped(drawings.screen.name)), \(MarkupText.escaped(input.environments[index].title))">\
        <figcaption>\(MarkupText.escaped(input.environments[index].title)) <span class="differs">\(remark)</span></figcaption>\
        <div class="device \(looks.name(of: device) ?? "")"\(direction)>\(body)<div class="statusbar" aria-hidden="true"><span>9:41</span>\
        <span class="battery"></span></div></div></figure>

        """
    }
    return """
      <article><h3>\(MarkupText.escaped(section.screen.name))</h3>
      <div class="cells">
      \(figures)</div></article>
      """
  }
}
