import Testing
import VStylePacks
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// The places of diagnostics in skin manifests.
@Suite("Places in skin manifests")
struct SkinFileTests {
  private func marked(_ text: String) throws -> [String] {
    let source = SourceText(text, path: "CJSkin.plist")
    let manifest = try SkinManifest(named: source.path, bytes: Array(source.bytes))
    let file = SkinFile(source, packs: manifest.packs, warnings: manifest.diagnostics)
    let report = Linter(schema: .views, skins: [file]).lint([])
    return report.diagnostics.map { "\($0.location.range.start) \(source.text(in: $0.location.range))" }
  }

  @Test("a key is the first one of its name after that of its pack, whatever the texts contain")
  func places() throws {
    let json = #"{"a": {"Image": {"x": "q\"Colors\""}, "Sound": {}}, "default": {"Colors": {}, "Sound": {}}}"#
    #expect(try marked(json) == [#"38 "Sound""#, #"64 "Colors""#, #"78 "Sound""#])
    let xml = """
      <plist><dict><key>default</key><dict><key>Image</key><dict><key>x</key><string>"Sound"</string></dict>\
      <key>Sound</key><dict/></dict></dict></plist>
      """
    #expect(try marked(xml) == ["102 <key>Sound</key>"])
  }

  @Test("a message about a key names its type with the right article", arguments: ["color", "font", "image"])
  func article(_ type: String) throws {
    let section = type.prefix(1).uppercased() + type.dropFirst()
    let values = ["color": "\"#000000\"", "font": "{}", "image": "\"a.png\""]
    let json = "{\"default\": {\"\(section)\": {\"a\": \(values[type] ?? "")}}, \"night\": {}}"
    let manifest = try SkinManifest(named: "CJSkin.plist", bytes: Array(json.utf8))
    let file = SkinFile(SourceText(json, path: "CJSkin.plist"), packs: manifest.packs, warnings: [])
    let property = type == "color" ? "text-color" : type
    let sheet = SourceText("* { \(property): skin-\(type)(\"a\"); }", path: "app.vstyle")
    let report = Linter(schema: .views, skins: [file]).lint([sheet])
    let expected = report.diagnostics.filter { $0.rule.name == "unknown-skin-key" }.map(\.expected)
    #expect(expected == ["the key of \(type == "image" ? "an" : "a") \(type)"])
  }

  @Test("many unread entries have a place each")
  func many() throws {
    let sections = (0..<2_000).map { "\"S\($0)\": {}" }.joined(separator: ", ")
    #expect(Set(try marked("{\"default\": {\(sections)}}")).count == 2_000)
  }

  /// A sheet, the colors `brand` of its packs, and the rules about contrast that find something.
  private static let contrasts: [(sheet: String, packs: [(name: String, brand: UInt32)], found: [String])] = [
    (#"Button { background-color: skin-color("brand"); title-color: white; }"#, [], ["contrast-unknown"]),
    (#"Button { background-color: skin-color("brand"); title-color: white; }"#, [("default", 0x0B3D63)], []),
    (
      #"Button { background-color: skin-color("brand"); title-color: white; }"#,
      [("default", 0x0B3D63), ("lemon", 0xFFEE88)], ["text-contrast"]
    ),
    (
      #"Label { background-color: black; text-color: skin-color("brand"); }"#, [("default", 0x222222)],
      ["text-contrast"]
    ),
    (#"Label { background-color: black; text-color: skin-color("brand", 50%); }"#, [], ["contrast-unknown"]),
    (
      #":root { --a: skin-color("brand"); } Label { background-color: var(--a); text-color: black; }"#, [],
      ["contrast-unknown"]
    ),
    (
      #"Label { background-color: color-mix(in srgb, skin-color("brand"), red); text-color: red; }"#, [],
      ["contrast-unknown"]
    ),
    // Colors of no skin are checked as without packs.
    (
      #"Button { tint-color: skin-color("brand"); } Label { background-color: white; text-color: #eee; }"#, [],
      ["text-contrast"]
    ),
    (#"Label { font: skin-font("brand"); background-color: white; text-color: #eee; }"#, [], ["text-contrast"]),
  ]

  @Test("contrasts are those of the colors of all packs, and unknown without packs", arguments: contrasts.indices)
  func contrast(_ index: Int) throws {
    let (sheet, packs, found) = Self.contrasts[index]
    let file = SkinFile(
      SourceText("", path: "CJSkin.plist"),
      packs: packs.map { SkinPack(name: $0.name, colors: ["brand": Color(hex: $0.brand)]) }, warnings: [])
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let report = Linter(schema: .views, configuration: configuration, skins: packs.isEmpty ? [] : [file])
      .lint([SourceText(sheet, path: "app.vstyle")])
    let names = report.diagnostics.map(\.rule.name).filter {
      $0.hasSuffix("contrast") || $0.hasSuffix("contrast-unknown")
    }
    #expect(names == found, "\(report.diagnostics)")
  }
}
