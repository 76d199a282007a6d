import VStyleSyntax
import VStyleValues

/// Texts of views as elements.
struct TextParts {
  let view: DrawnView

  /// An element with a text.
  ///
  /// - Parameters:
  ///   - part: the name of the part.
  ///   - text: the text.
  ///   - font: the font; `nil` for the font around.
  ///   - color: the color as CSS; `nil` for the color around.
  func text(_ part: String, _ text: String, font: Font?, color: String?) -> DrawnElement {
    var element = DrawnElement(part, text: text)
    if let font { element.css.add(view.fonts.block(font)) }
    element.css["color"] = color
    return element
  }

  /// An element with an attributed text.
  func attributed(_ part: String, _ text: AttributedText, font: Font?, color: String?) -> DrawnElement {
    var element = self.text(part, "", font: font, color: color)
    element.content = text.runs.map { run in
      var part = DrawnElement("", text: run.text)
      part.css = block(run.attributes)
      return .element(part)
    }
    return element
  }

  /// An element with a text whose look text attributes change.
  func text(_ part: String, _ text: String, font: Font?, color: String?, _ attributes: TextAttributes?) -> DrawnElement
  {
    var element = self.text(part, text, font: font, color: color)
    if let attributes { element.css.add(block(attributes)) }
    return element
  }

  /// Text attributes as declarations.
  func block(_ attributes: TextAttributes) -> CSSBlock {
    var block = CSSBlock()
    let scheme = view.values.scheme
    if let font = attributes.font { block.add(view.fonts.block(font)) }
    block["color"] = attributes.foregroundColor.map { CSSText.color($0, scheme) }
    block["background-color"] = attributes.backgroundColor.map { CSSText.color($0, scheme) }
    block["letter-spacing"] = (attributes.kern ?? attributes.tracking).map(CSSText.length)
    block["vertical-align"] = attributes.baselineOffset.map(CSSText.length)
    if let obliqueness = attributes.obliqueness, obliqueness != 0 { block["font-style"] = "oblique" }
    if attributes.ligature == 0 { block["font-variant-ligatures"] = "none" }
    let lines = [
      attributes.underlineStyle.isEmpty ? nil : "underline",
      attributes.strikethroughStyle.isEmpty ? nil : "line-through",
    ].compactMap(\.self)
    if !lines.isEmpty {
      block["text-decoration-line"] = lines.joined(separator: " ")
      block["text-decoration-color"] = (attributes.underlineColor ?? attributes.strikethroughColor)
        .map { CSSText.color($0, scheme) }
    }
    if let width = attributes.strokeWidth, width != 0 {
      let color = attributes.strokeColor.map { CSSText.color($0, scheme) } ?? "currentcolor"
      block["-webkit-text-stroke"] = "\(CSSText.number(abs(width) / 100))em \(color)"
    }
    block["text-shadow"] = attributes.shadow.map { shadow in
      let lengths = [shadow.offset.width, shadow.offset.height, shadow.blurRadius].map(CSSText.length)
      return lengths.joined(separator: " ") + " " + CSSText.color(shadow.color, scheme)
    }
    return block
  }

  /// The alignment of lines, for a property with a text alignment; `nil` for the natural one.
  func alignment(_ name: String) -> String? {
    switch view.values.keyword(name) {
    case "left": "left"
    case "center": "center"
    case "right": "right"
    case "justified": "justify"
    default: nil
    }
  }

  /// Lines are cut as a line break mode says, after a number of lines; 0 for any number.
  func cut(_ element: inout DrawnElement, lines: Int, mode: String) {
    if mode == "by-char-wrapping" { element.css["word-break"] = "break-all" }
    if lines == 1 {
      element.css["white-space"] = "nowrap"
      element.css["overflow"] = "hidden"
      element.css["text-overflow"] = mode.hasPrefix("by-truncating") ? "ellipsis" : "clip"
      // An ellipsis at the beginning, as CSS can draw it.
      if mode == "by-truncating-head" { element.part += " head" }
    } else if lines > 1 {
      element.part += " clamp"
      element.css["-webkit-line-clamp"] = "\(lines)"
    }
  }
}
