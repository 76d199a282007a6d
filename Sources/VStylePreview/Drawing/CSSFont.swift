import VStyleValues

/// Fonts as CSS.
struct CSSFont {
  /// The content size category of the text styles.
  let category: String

  /// The declarations of a font.
  func block(_ font: Font) -> CSSBlock {
    var block = CSSBlock()
    let size = size(of: font)
    block["font-size"] = CSSText.length(size)
    block["font-weight"] = "\(font.weight.value)"
    if font.isItalic { block["font-style"] = "italic" }
    if font.families != [.system] { block["font-family"] = CSSFont.families(font.families) }
    // UIKit's line height is near 1.19 times the size for the system font.
    block["line-height"] = font.lineHeight.map(CSSText.number) ?? "1.2"
    return block
  }

  /// The size of a font, in points. A text style has the size of the category.
  func size(of font: Font) -> Double {
    font.textStyle.map { TextStyleSizes.size(of: $0, in: category) } ?? font.size
  }

  private static func families(_ families: [Font.Family]) -> String {
    families.map { family in
      switch family {
      case .system: "system-ui"
      case .serif: "ui-serif, Georgia, serif"
      case .rounded: "ui-rounded, \"Arial Rounded MT Bold\", system-ui"
      case .monospaced: "ui-monospace, Menlo, monospace"
      case .named(let name): HTMLText.css(name)
      }
    }.joined(separator: ", ") + ", system-ui, sans-serif"
  }
}
