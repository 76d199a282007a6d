import Testing
import VStyleSkins
import VStyleSyntax
import VStyleViews

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
}
