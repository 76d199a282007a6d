import VStyleValues

/// Stack views. UIKit: `UIStackView`.
enum StackViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let isVertical = values.keyword("axis") == "vertical"
    box.css["flex-direction"] = isVertical ? "column" : "row"
    box.css["align-items"] =
      switch values.keyword("alignment") {
      case "leading", "top": "flex-start"
      case "trailing", "bottom": "flex-end"
      case "center": "center"
      case "first-baseline": "baseline"
      case "last-baseline": "last baseline"
      default: "stretch"
      }
    switch values.keyword("distribution") {
    case "fill-equally": box.part += " equally"
    case "fill-proportionally": box.part += " proportionally"
    case "equal-spacing": box.css["justify-content"] = "space-between"
    case "equal-centering": box.css["justify-content"] = "space-around"
    default: box.part += isVertical ? "" : " filled"
    }
    let spacing = values.keyword("spacing")
    box.css["gap"] =
      spacing == "use-system" ? "8px" : values.number("spacing").flatMap { $0 == 0 ? nil : CSSText.length($0) }
    if values.bool("layout-margins-relative-arrangement") {
      let name =
        values.isStyled("directional-layout-margins") ? "directional-layout-margins" : "layout-margins"
      box.css["padding"] = values.insets(name).map(CSSText.insets)
    }
  }
}
