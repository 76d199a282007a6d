import VStyleValues

/// Collection views, their cells and their layout.
enum CollectionViewTemplate {
  static func drawCell(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    if let color = values.color("content-view-background-color") { box.css["background-color"] = color }
    BackgroundTemplate.draw(values.record("background-configuration"), &box)
    if values.isOn("selected") || values.isOn("highlighted"), let view = values.string("selected-background-view") {
      box.add(DrawnElement("object", text: view))
    }
  }

  /// A layout is no view: it is drawn as the items that it would place.
  static func drawLayout(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let size = values.size("item-size") ?? Size(width: 50, height: 50)
    let isHorizontal = values.keyword("scroll-direction") == "horizontal"
    let (lines, items) = (
      CSSText.length(values.number("minimum-line-spacing") ?? 10),
      CSSText.length(values.number("minimum-interitem-spacing") ?? 10)
    )
    var grid = DrawnElement("items")
    grid.css["flex-direction"] = isHorizontal ? "column" : "row"
    (grid.css["row-gap"], grid.css["column-gap"]) = isHorizontal ? (items, lines) : (lines, items)
    grid.css["padding"] = values.insets("section-inset").map(CSSText.insets)
    for _ in 0..<6 {
      var item = DrawnElement("item")
      (item.css["width"], item.css["height"]) = (CSSText.length(size.width), CSSText.length(size.height))
      grid.add(item)
    }
    box.content = [bar("header-reference-size", values), .element(grid), bar("footer-reference-size", values)]
      .compactMap(\.self)
  }

  private static func bar(_ name: String, _ values: ViewValues) -> DrawnElement.Content? {
    guard let size = values.size(name), size.height > 0 else { return nil }
    return .element(DrawnElement("item wide").with("height", CSSText.length(size.height)))
  }
}
