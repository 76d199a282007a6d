import Testing
import VStyleSyntax
import VStyleValues

@testable import VStylePreview

@Suite("Symbols of a preview")
struct SymbolTests {
  @Test("every drawing is a path that can be read", arguments: SymbolGlyphs.names)
  func paths(_ name: String) throws {
    let glyph = try #require(SymbolGlyphs.glyph(named: name))
    #expect(!glyph.shapes.isEmpty)
    for shape in glyph.shapes { #expect(Path(data: shape.data) != nil, "\(shape.data)") }
  }

  @Test("variants follow by rule")
  func variants() throws {
    let star = try #require(SymbolGlyphs.glyph(named: "star"))
    #expect(star.shapes.map(\.kind) == [.outline])
    #expect(SymbolGlyphs.glyph(named: "star.fill")?.shapes.map(\.kind) == [.solid])
    #expect(SymbolGlyphs.glyph(named: "star.circle")?.shapes.map(\.isInside) == [false, true])
    #expect(SymbolGlyphs.glyph(named: "plus.circle.fill")?.shapes.map(\.kind) == [.solid, .detail])
    #expect(SymbolGlyphs.glyph(named: "exclamationmark.triangle")?.shapes.map(\.isInside).first == false)
    #expect(SymbolGlyphs.glyph(named: "star.slash")?.shapes.count == 2)
    #expect(SymbolGlyphs.glyph(named: "chevron.forward") == SymbolGlyphs.glyph(named: "chevron.right"))
    #expect(SymbolGlyphs.glyph(named: "wifi.exclamationmark") == SymbolGlyphs.glyph(named: "wifi"))
    #expect(SymbolGlyphs.glyph(named: "no.such.symbol") == nil)
  }
}
