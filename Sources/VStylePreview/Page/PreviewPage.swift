import VStyleJSON
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The page of a preview: one HTML file without references to others.
///
/// Equal inputs give the same bytes.
package struct PreviewPage {
  private let input: PreviewInput

  /// Creates a page.
  package init(_ input: PreviewInput) { self.input = input }

  /// The page as HTML.
  package func html() -> String {
    let (screens, components, environments) = (input.screens, input.components.map(\.screen), input.environments)
    let visits = input.explanationVisits
    // Drawing and explaining take about as long as each other.
    let (drawn, explanations) = Workers.pair {
      draw()
    } beside: {
      PageExplanations(screens, components: components, environments, visits: visits)
    }
    return html(drawn, explanations)
  }

  /// The drawings of all screens and components, with what the page needs for them.
  private struct Drawn {
    let looks: LookTable
    let data: PageData
    let screens: [String]
    let components: String
  }

  private func draw() -> Drawn {
    let looks = LookTable()
    let data = PageData(stateVisits: input.stateVisits)
    var bodies: [String] = []
    var number = 0
    for screen in input.screens {
      var section = ScreenSection(screen, number: number, looks, data, resources: input.resources)
      bodies.append(ScreensHTML.screen(&section, number: number, input, looks))
      number += 1
    }
    var rows = ""
    for components in input.components {
      var section = ScreenSection(components.screen, number: number, looks, data, resources: input.resources)
      rows += ComponentsHTML.rows(&section, number: number, components, input, looks)
      number += 1
    }
    return Drawn(looks: looks, data: data, screens: bodies, components: rows)
  }

  private func html(_ drawn: Drawn, _ explanations: PageExplanations) -> String {
    let bodies = drawn.screens
    let customProperties = CustomPropertiesHTML.text(input, explanations.contrasts, drawn.looks)
    let (script, style) = (Self.text(PackageResources.page_js), Self.style(drawn.looks))
    let json = HTMLText.script(json: drawn.data.json(input.environments, explanations))
    let stamp = input.stamp.map { " data-stamp=\"\(MarkupText.escaped($0))\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en"\(stamp)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(ContentHash.source(style)); \
      script-src \(ContentHash.source(script)); img-src data:; font-src data:; frame-src file: 'self'; \
      base-uri 'none'; form-action 'none'">
      <title>\(MarkupText.escaped(input.title))</title>
      <script>\(script)</script>
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the screens</a>
      <header class="top"><h1>\(MarkupText.escaped(input.title))</h1>
      <nav aria-label="Parts">\(links)</nav>
      <label>Theme <select id="theme"><option value="">all</option>\(themes)</select></label></header>
      <div class="layout">
      <main id="main">
      \(input.banner.map { "<div role=\"alert\" class=\"severity-error\"><pre>\(MarkupText.escaped($0))</pre></div>" } ?? "")
      \(bodies.isEmpty ? "" : "<section id=\"screens\" aria-labelledby=\"h-screens\"><h2 id=\"h-screens\">Screens</h2>\(Self.screensRemark)\(bodies.joined(separator: "\n"))</section>")
      \(input.components.isEmpty ? "" : ComponentsHTML.table(drawn.components, input))
      \(customProperties)
      \(DiagnosticsHTML.text(input))
      \(notDrawn(drawn.data, explanations))
      </main>
      \(Self.inspector)
      </div>
      <script type="application/json" id="data">\(json)</script>
      </body>
      </html>

      """
  }

  private static let screensRemark = """
    <p class="remark">Values are exact; the layout is a sketch, since constraints are not part of a sheet or a tree. A \
    column that looks like the first one is dimmed. Pick a view by click, or focus a screen and use the arrow keys.</p>
    """

  private static let inspector = """
    <aside id="inspector" aria-label="Inspector" tabindex="0">
    <h2 id="picked-name">No view</h2>
    <div id="picked-place" class="why"></div>
    <div class="bar"><label>State <select id="state"></select></label></div>
    <div id="changed"></div>
    <h3 id="h-tree">Tree</h3><div id="outline" role="tree" aria-labelledby="h-tree"></div>
    <h3>Why</h3><div id="explained"></div>
    <details><summary>All computed values</summary><div id="computed"></div></details>
    </aside>
    """

  private func notDrawn(_ data: PageData, _ explanations: PageExplanations) -> String {
    var leftOut: [(text: String, limit: Limit)] = []
    if input.leftOutComponents > 0 {
      leftOut.append(("\(input.leftOutComponents) further components are not drawn", .components))
    }
    if input.leftOutColumns > 0 {
      leftOut.append(("\(input.leftOutColumns) further columns are not drawn", .columnViews))
    }
    if data.stateVisits.isExceeded { leftOut.append(("Some views are not drawn in further states", .stateVisits)) }
    if explanations.areLeftOut {
      leftOut.append(
        ("The values of some views are not explained, and their contrasts not measured", .explanationVisits))
    }
    return NotDrawnHTML.text(leftOut)
  }

  private var links: String {
    var parts = [
      ("custom-properties", "Custom properties"), ("diagnostics", "Diagnostics"), ("not-drawn", "Not drawn"),
    ]
    if !input.components.isEmpty { parts.insert(("components", "Components"), at: 0) }
    if !input.screens.isEmpty { parts.insert(("screens", "Screens"), at: 0) }
    return parts.map { "<a href=\"#\($0.0)\">\($0.1)</a>" }.joined(separator: " ")
  }

  private var themes: String {
    input.environments.enumerated().map { "<option value=\"\($0)\">\(MarkupText.escaped($1.title))</option>" }.joined()
  }

  /// The content of the style element of a page with drawings.
  static func style(_ looks: LookTable) -> String {
    "@layer page {\(text(PackageResources.page_css))}\n\(looks.text)"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
