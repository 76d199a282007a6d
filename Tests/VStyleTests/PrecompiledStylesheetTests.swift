import TestSupport
import Testing
import VStyleSchema
import VStyleViews

@testable import VStyle
@testable import VStyleCascade

private final class Compass: Control {
  static let needle = Property("needle-color", .color)

  var needleColor = Color.black

  override class var properties: PropertyTable { super.properties + [.bind(needle, \Compass.needleColor)] }
  override class var styleStateNames: [String] { super.styleStateNames + ["alarm"] }
}

@Suite("Precompiled stylesheets of an app")
struct PrecompiledStylesheetTests {
  private static let text = """
    @theme light { color-scheme: light; --ink: #102030; }
    @theme dark { color-scheme: dark; --ink: #f0f0f0; }
    @style title for Label { font: bold 20 system; }
    Label { text-color: var(--ink); &.big { number-of-lines: 3; } }
    Label { colr: red; }

    """

  private func loaded(_ text: String, viewTypes: [any Styleable.Type] = []) throws -> Stylesheet {
    try Stylesheet(precompiled: try Stylesheet(text, viewTypes: viewTypes).precompiled(), viewTypes: viewTypes)
  }

  @Test("a loaded sheet styles views, switches themes, and has the styles and diagnostics of its text")
  func styles() throws {
    let (parsed, sheet) = (Stylesheet(Self.text), try loaded(Self.text))
    let (window, label) = (View(), Label())
    window.addSubview(label)
    label.styleClasses = ["big"]
    let scope = StyleScope(root: window, sheets: [sheet])
    scope.themeName = "dark"
    scope.flush()
    #expect(label.numberOfLines == 3 && label.textColor == Color(hex: 0xF0F0F0))
    scope.themeName = "light"
    scope.flush()
    #expect(label.textColor == Color(hex: 0x102030))
    label.styles = sheet["title"]
    scope.flush()
    #expect(label.font?.size == 20)
    scope.sheets = []
    scope.flush()
    #expect(label.numberOfLines == 1)
    #expect(sheet.diagnostics == parsed.diagnostics && sheet.diagnostics.map(\.rule) == [.unknownProperty])
    #expect(sheet.diagnostics.map(sheet.description) == parsed.diagnostics.map(parsed.description))
    #expect(throws: StylesheetError.self) { try sheet.checked() }
    #expect(try sheet.precompiled() == parsed.precompiled())
  }

  @Test("a scope compiles several loaded sheets together, from their texts")
  func several() throws {
    let (window, label) = (View(), Label())
    window.addSubview(label)
    let sheets = [try loaded("@theme day { --n: 4 }"), Stylesheet("Label { number-of-lines: var(--n, 2) }")]
    let scope = StyleScope(root: window, sheets: sheets)
    scope.flush()
    #expect(label.numberOfLines == 2)
    scope.themeName = "day"
    scope.flush()
    #expect(label.numberOfLines == 4)
  }

  @Test("a sheet that is compiled with the schema file of an app loads with its view types, and with no others")
  func ownViewTypes() throws {
    let file = SchemaFile.text(of: .views(and: [Compass.self]), only: ["Compass"], sources: [])
    var schema = StyleSchema.views
    try SchemaFile.add(SourceText(file), to: &schema)
    let input = SheetInput(SourceText("Compass:alarm { needle-color: red; }"))
    let compiled = CompiledStylesheet.compile([input], schema: schema)
    let bytes = try PrecompiledSheet(compiled, of: [input], schema: schema).bytes
    let sheet = try Stylesheet(precompiled: bytes, viewTypes: [Compass.self])
    #expect(sheet.compiled.hasContents(of: compiled) && compiled.diagnostics.isEmpty)
    let error = #expect(throws: PrecompiledSheetError.self) { try Stylesheet(precompiled: bytes) }
    #expect(error?.reason == .otherSchema)
  }
}
