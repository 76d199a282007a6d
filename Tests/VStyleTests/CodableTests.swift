import Foundation
import TestSupport
import Testing
import VStyleCompiler
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyle

/// The texts that an app writes to its settings and to its log.
@Suite("Stored and printed values")
struct CodableTests {
  private func kept<Value: Codable>(_ value: Value) throws -> Value {
    // In an array, since not every encoder accepts a string at the top level.
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
  }

  @Test("values are stored as text in the syntax of sheets")
  func texts() throws {
    let color = String(decoding: try JSONEncoder().encode([Color(hex: 0x036EB7)]), as: UTF8.self)
    let theme = String(decoding: try JSONEncoder().encode([ThemeStyle.dark]), as: UTF8.self)
    #expect(color == "[\"rgb(3, 110, 183)\"]" && theme == "[\"dark\"]")
    #expect("\(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))" == "1 4 3 2")
    for kind in [ValueKind.shadow, .gradient, .transform, .transform3D, .offset, .directionalInsets] {
      for sample in kind.samples.map({ $0.resolved(in: ValueContext()) }) {
        #expect("\(sample.payload)" == kind.serialize(sample))
      }
    }
    #expect("\(Size(width: 1, height: 2))" == ValueKind.size.serialize(StyleValue(Size(width: 1, height: 2))))
  }

  @Test("stored values are read back unchanged")
  func roundTrips() throws {
    for color in [Color.red, Color(hex: 0x036EB7), Color(hex: 0x036EB780), .systemRed, .clear] {
      #expect(try kept(color) == color, "\(color)")
    }
    let fonts = [Font.system(17), Font.system(12.5)]
    for font in fonts { #expect(try kept(font) == font, "\(font)") }
    let insets = EdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)
    #expect(try kept(insets) == insets)
    #expect(try kept(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(try kept(Point(x: 1, y: -2)) == Point(x: 1, y: -2) && kept(Size(width: 1, height: 2)).height == 2)
    let leading = DirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: -4)
    #expect(try kept(leading) == leading && kept(Offset(horizontal: 1, vertical: -2)).vertical == -2)
    #expect(try kept(Image.named("star")) == .named("star"))
    #expect(try kept(ThemeStyle.dark) == .dark && kept(Appearance.dark) == .dark)
    #expect(try kept(DarkModeOption.on) == .on && kept(SystemStyle.light) == .light)
  }

  @Test("an invalid stored text throws an error that names the expected value type")
  func damaged() {
    let text = Data("[\"lihgt\"]".utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Color].self, from: text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("<color>"))
  }

  @Test("a diagnostic has a path, line and column, and a description in one line")
  func diagnostics() throws {
    let scratch = try ScratchFolder()
    let url = try scratch.write("Label {\n  é: 1; colour: red;\n}\n", to: "a.vstyle")
    let sheet = try Stylesheet(contentsOf: url)
    let found = try #require(sheet.diagnostics.last)
    let location = sheet.location(of: found)
    #expect(location.line == 2 && location.column == 9 && location.path.hasSuffix("a.vstyle"))
    let line = "a.vstyle:2:9: error: there is no property `colour`; write `text-color` [unknown-property]"
    #expect(sheet.description(of: found).hasSuffix(line))
    let error = #expect(throws: StylesheetError.self) { try sheet.checked() }
    #expect(error?.description.contains("a.vstyle:2:9: error") == true)
    #expect(error?.localizedDescription == error?.description)
    let missing = #expect(throws: SheetFileError.self) { try Stylesheet(contentsOf: url.appendingPathExtension("x")) }
    #expect(missing?.localizedDescription == missing?.description)
  }

  @Test("a style is parsed from a text, and two styles are combined with `+`")
  func styles() throws {
    let label = Label()
    label.styles = try Style("alpha: 0.5; &:disabled { alpha: 0.25 }", for: Label.self)
    #expect(label.alpha == 0.5 && "\(label.styles.map { "\($0)" } ?? "")".hasPrefix("alpha: 0.5"))
    #expect(throws: StylesheetError.self) { try Style("alhpa: 0.5", for: Label.self) }
    let error = #expect(throws: StylesheetError.self) { try Style("row-height: 3", for: Label.self) }
    #expect(
      error?.diagnostics.map(\.description) == ["error: property-not-applicable: `Label` has no property `row-height`"])
    let typo = #expect(throws: StylesheetError.self) { try Style("alhpa: 3", for: Label.self) }
    #expect(typo?.diagnostics.map(\.rule) == [.unknownProperty])
    let sheet = Stylesheet("@style a { tag: 1; alpha: 0.75 } @style b { tag: 2 }")
    label.styles = sheet["a"] + sheet["b"]
    #expect(label.tag == 2 && label.alpha == 0.75)
    label.styles = sheet["a"] + nil
    #expect(label.tag == 1)
  }

  @Test("computed values are read by property and control state, as Swift types")
  func computed() throws {
    let button = Button()
    let sheet = Stylesheet("Button { alpha: 0.5; title-color: red; &:highlighted { title-color: blue } }")
    let scope = StyleScope(root: button, sheets: [sheet])
    scope.flush()
    let style = try #require(scope.computedStyle(of: button))
    #expect(style.value(of: .alpha) == 0.5 && style[.alpha]?.description == "0.5")
    #expect(style.value(of: .titleColor.highlighted) == Color.blue)
    #expect(style.value(of: .titleColor.selected) == Color.red)
    #expect(style[.rowHeight] == nil)
  }
}

@Suite("Typed traits")
struct TypedTraitsTests {
  /// Each media feature that code can set, with a value that is not its default.
  private static let all: [(String, @Sendable (inout Traits) -> Void)] = [
    ("width", { $0.width = 1 }), ("height", { $0.height = 1 }), ("resolution", { $0.displayScale = 3 }),
    ("scale", { $0.displayScale = 3 }), ("prefers-color-scheme", { $0.colorScheme = .dark }),
    ("prefers-contrast", { $0.contrast = .more }), ("prefers-reduced-motion", { $0.prefersReducedMotion = true }),
    ("prefers-reduced-transparency", { $0.prefersReducedTransparency = true }),
    ("horizontal-size-class", { $0.horizontalSizeClass = .regular }),
    ("vertical-size-class", { $0.verticalSizeClass = .compact }), ("idiom", { $0.idiom = .pad }),
    ("platform", { $0.platform = .macos }), ("os-version", { $0.systemVersion = 26 }),
    ("os-minor-version", { $0.systemMinorVersion = 4 }),
    ("layout-direction", { $0.layoutDirection = .rightToLeft }),
    ("content-size-category", { $0.contentSizeCategory = .accessibilityExtraExtraLarge }),
    ("color", { $0.bitsPerComponent = 10 }), ("color-index", { $0.colorTableCount = 256 }),
    ("monochrome", { $0.bitsPerGray = 2 }), ("grid", { $0.isGrid = true }),
    ("color-gamut", { $0.displayGamut = .p3 }), ("update", { $0.updateFrequency = .slow }),
    ("overflow-block", { $0.overflowBlock = .paged }), ("overflow-inline", { $0.scrollsWideContent = false }),
    ("hover", { $0.canHover = true }), ("any-hover", { $0.anyCanHover = true }),
    ("pointer", { $0.pointer = .fine }), ("any-pointer", { $0.anyPointer = .fine }),
  ]

  @Test("each media feature has a typed member with the same effect as its name")
  func members() {
    #expect(TypedTraitsTests.all.map(\.0) == Traits.names)
    for (name, set) in TypedTraitsTests.all {
      var traits = Traits()
      set(&traits)
      #expect(traits != Traits(), "\(name)")
      // Setting a feature by name has the same effect as setting its typed member.
      for value in traits.features {
        var named = Traits()
        #expect(named.set(value.key, to: value.value) == nil && named == traits, "\(name)")
      }
      var again = traits
      set(&again)
      #expect(again == traits, "\(name)")
    }
    #expect(Traits().contentSizeCategory == .large && !Traits().canHover && Traits().bitsPerComponent == 8)
  }
}
