import Testing
import VStyleValues

/// The values of references to a skin.
@Suite struct SkinTests {
  static let night = Skin(
    name: "night", colors: ["title": Color(hex: 0x112233), "faint": Color(hex: 0x112233).withAlpha(0.25)],
    fonts: ["body": .system(15), "title": Font("Avenir", size: 28)], images: ["top": .url("night/top.png")],
    fallback: Skin(
      name: "default", colors: ["title": .red, "text": .label], fonts: ["small": .system(9)],
      images: ["bottom": .named("bottom")]))

  static let colors: [(text: String, color: Color)] = [
    ("skin-color(\"title\")", Color(hex: 0x112233)),
    ("skin-color(\"title\", 50%)", Color(hex: 0x112233).withAlpha(0.5)),
    ("skin-color(\"faint\")", Color(hex: 0x112233).withAlpha(0.25)),
    ("skin-color(\"faint\", 1)", Color(hex: 0x112233).withAlpha(0.25)), ("skin-color(\"text\")", .black),
    ("skin-color(\"missing\")", .white), ("light-dark(skin-color(\"title\"), red)", Color(hex: 0x112233)),
  ]

  static let fonts: [(text: String, font: Font)] = [
    ("skin-font(\"body\")", .system(15)), ("skin-font(\"body\", bold)", .system(15, weight: .bold)),
    ("skin-font(\"small\", italic)", .system(9, isItalic: true)),
    ("skin-font(\"title\", bold)", Font("Avenir", size: 28)), ("skin-font(\"missing\")", .system(14)),
  ]

  static let images: [(text: String, image: Image)] = [
    ("skin-image(\"top\")", .url("night/top.png")), ("skin-image(\"bottom\")", .named("bottom")),
    ("skin-image(\"missing\")", .named("missing")),
    ("image(skin-image(\"top\"), always-template)", .url("night/top.png").withRenderingMode(.alwaysTemplate)),
    ("image(skin-color(\"title\"), 4)", Image(color: Color(hex: 0x112233), size: Size(width: 4, height: 4))),
  ]

  private var context: ValueContext {
    var context = ValueContext()
    context.skin = SkinTests.night
    return context
  }

  @Test("a skin color falls back to the fallback skin, then to white", arguments: colors)
  func color(_ row: (text: String, color: Color)) throws {
    #expect(try ValueKind.color.parse(row.text).resolved(in: context) == StyleValue(row.color))
  }

  @Test("a face in `skin-font()` applies only to the system font", arguments: fonts)
  func font(_ row: (text: String, font: Font)) throws {
    #expect(try ValueKind.font.parse(row.text).resolved(in: context) == StyleValue(row.font))
  }

  @Test("a skin image falls back to the fallback skin, then to the named image", arguments: images)
  func image(_ row: (text: String, image: Image)) throws {
    #expect(try ValueKind.image.parse(row.text).resolved(in: context) == StyleValue(row.image))
  }
}
