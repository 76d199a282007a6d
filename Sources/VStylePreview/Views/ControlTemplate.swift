import VStyleValues

/// What all controls have in common.
enum ControlTemplate {
  /// Aligns the content of a control as its properties say.
  static func align(_ values: ViewValues, _ content: inout DrawnElement) {
    switch values.keyword("content-horizontal-alignment") {
    case "left": content.css["justify-content"] = "left"
    case "right": content.css["justify-content"] = "right"
    case "leading": content.css["justify-content"] = "flex-start"
    case "trailing": content.css["justify-content"] = "flex-end"
    case "fill": content.part += " stretched"
    default: break
    }
    switch values.keyword("content-vertical-alignment") {
    case "top": content.css["align-items"] = "flex-start"
    case "bottom": content.css["align-items"] = "flex-end"
    case "fill": content.css["align-items"] = "stretch"
    default: break
    }
  }
}
