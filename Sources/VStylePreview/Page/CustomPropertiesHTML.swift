import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The custom properties of a page as HTML: colors as swatches, lengths as bars, fonts as specimens.
enum CustomPropertiesHTML {
  static func text(_ input: PreviewInput, _ contrasts: ContrastTable, _ looks: LookTable) -> String {
    let table = CustomPropertyTable(input.stylesheet, input.environments)
    guard !table.rows.isEmpty else { return "" }
    let heads = input.environments.map { "<th scope=\"col\">\(MarkupText.escaped($0.title))</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = zip(row.values, input.environments.indices).map { value, index in
        "<td>\(cell(value, input.environments[index], looks))\(contrast(row.name, index, contrasts))</td>"
      }
      let uses =
        row.uses == 0 ? "<span class=\"unused\">unused</span>" : row.uses == 1 ? "1 use" : "\(row.uses) uses"
      let places = row.declarations.prefix(4).map(MarkupText.escaped).joined(separator: "<br>")
      let more = row.declarations.count > 4 ? "<br>and \(row.declarations.count - 4) more" : ""
      return """
        <tr><th scope="row"><code>\(MarkupText.escaped(row.name))</code><br><span class="differs">\(uses)</span></th>\
        \(cells.joined())<td class="differs mono">\(places)\(more)</td></tr>
        """
    }
    return """
      <section id="custom-properties" aria-labelledby="h-custom"><h2 id="h-custom">Custom properties</h2>
      <p class="remark">The values at the root. Contrast is the lowest ratio of a text in the color to the background \
      behind it, on the screens above; below 4.5 it is marked.</p>
      <div class="scroll"><table class="grid"><thead><tr><th scope="col">Name</th>\(heads)<th scope="col">Declared at</th>\
      </tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></section>
      """
  }

  private static func cell(
    _ value: CustomPropertyTable.Value?, _ environment: PreviewEnvironment, _ looks: LookTable
  ) -> String {
    guard let value else { return "<span class=\"differs\">not at the root</span>" }
    let chain = value.references.map { reference in
      "<br><span class=\"differs\">from <code>\(MarkupText.escaped(reference.name))</code></span>"
    }
    return specimen(value.text, environment, looks) + "<code>\(MarkupText.escaped(value.text))</code>" + chain.joined()
  }

  /// What a value looks like, before its text.
  private static func specimen(_ text: String, _ environment: PreviewEnvironment, _ looks: LookTable) -> String {
    let scheme = environment.environment.traits.colorScheme
    var context = ValueContext()
    context.colorScheme = scheme
    if let color = ValueKind.color.value(of: text)?.resolved(in: context)[as: Color.self] {
      return "<span class=\"swatch \(looks.name(of: "--c", CSSText.color(color, scheme)))\"></span>"
    }
    if let length = ValueKind.length.value(of: text)?[as: Double.self], length > 0 {
      return "<span class=\"lengthbar \(looks.name(of: "width", CSSText.length(min(length, 160))))\"></span>"
    }
    if let font = ValueKind.font.value(of: text)?[as: Font.self] {
      let category = environment.environment.traits.features["content-size-category"] ?? "large"
      return "<span class=\"\(looks.name(of: CSSFont(category: category).block(font)) ?? "")\">Ag</span> "
    }
    return ""
  }

  private static func contrast(_ name: String, _ environment: Int, _ contrasts: ContrastTable) -> String {
    guard let lowest = contrasts.lowest(name, environment) else { return "" }
    let ratio = (lowest.ratio * 10).rounded(.down) / 10
    let isLow = lowest.ratio < 4.5
    return """
      <br><span class="\(isLow ? "low" : "differs")" title="\(MarkupText.escaped(lowest.place))">\
      \(isLow ? "low contrast" : "contrast") \(ratio)</span>
      """
  }
}
