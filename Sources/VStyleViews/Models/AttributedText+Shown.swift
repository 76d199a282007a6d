import VStyleProperties

extension AttributedText {
  /// Returns the text with default attributes for its runs. The attributes of a run take precedence.
  func filled(with attributes: TextAttributes) -> AttributedText {
    AttributedText(runs.map { Run($0.text, attributes.merging($0.attributes)) })
  }
}

extension Label {
  /// The text that the label displays: the attributed text or, without one, the plain text. The label's font and color
  /// apply where attributes set none.
  public var shownText: AttributedText? {
    (attributedText ?? text.map { AttributedText($0) })?
      .filled(with: TextAttributes(font: font, foregroundColor: textColor))
  }
}

extension TextField {
  /// The placeholder that the field displays: the attributed placeholder or, without one, the plain placeholder. The
  /// field's font and ``placeholderColor`` apply where attributes set none.
  public var shownPlaceholder: AttributedText? {
    (attributedPlaceholder ?? placeholder.map { AttributedText($0) })?
      .filled(with: TextAttributes(font: font, foregroundColor: placeholderColor))
  }
}
