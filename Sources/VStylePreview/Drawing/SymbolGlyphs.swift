/// The drawings that stand for the system's symbols.
enum SymbolGlyphs {
  struct Glyph {
    let paths: [(data: String, isFilled: Bool)]
  }

  static func glyph(named name: String) -> Glyph? {
    switch name {
    case "chevron.right", "chevron.forward": Glyph(paths: [("M9 5l7 7-7 7", false)])
    case "plus": Glyph(paths: [("M12 5v14M5 12h14", false)])
    case "minus": Glyph(paths: [("M5 12h14", false)])
    default: nil
    }
  }
}
