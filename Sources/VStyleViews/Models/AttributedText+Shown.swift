import VStyle

extension AttributedText {
  /// The text with attributes that hold where its own say nothing.
  func filled(with attributes: TextAttributes) -> AttributedText {
    AttributedText(runs.map { Run($0.text, attributes.merging($0.attributes)) })
  }
}

extension Label {
  /// What the label shows: the attributed text, else the plain one. Where attributes leave them open, font and
  /// color are the label's.
  public var shownText: AttributedText? {
    (attributedText ?? text.map { AttributedText($0) })?
      .filled(with: TextAttributes(font: font, foregroundColor: textColor))
  }
}

extension TextField {
  /// What the field shows in the place of a text: the attributed placeholder, else the plain one, in the
  /// placeholder's color where attributes leave it open.
  public var shownPlaceholder: AttributedText? {
    (attributedPlaceholder ?? placeholder.map { AttributedText($0) })?
      .filled(with: TextAttributes(font: font, foregroundColor: placeholderColor))
  }
}
