import VStyleSyntax

/// Writes drawn elements as HTML.
struct ElementWriter {
  /// The classes for the declarations.
  let looks: LookTable

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - out: the text to append to.
  ///   - subviews: writes the subviews.
  func write(_ element: DrawnElement, to out: inout String, subviews: (inout String) -> Void) {
    out += "<\(element.tag) class=\""
    out += MarkupText.escaped(element.part)
    if let look = looks.name(of: element.css) { out += element.part.isEmpty ? look : " " + look }
    out += "\""
    for attribute in element.attributes {
      out += " \(attribute.name)=\"\(MarkupText.escaped(attribute.value))\""
    }
    out += ">"
    if ElementWriter.void.contains(element.tag) { return }
    for content in element.content {
      switch content {
      case .text(let text): out += MarkupText.escaped(text)
      case .element(let element): write(element, to: &out, subviews: subviews)
      case .subviews: subviews(&out)
      }
    }
    out += "</\(element.tag)>"
  }

  private static let void: Set<String> = ["img", "br", "hr"]
}
