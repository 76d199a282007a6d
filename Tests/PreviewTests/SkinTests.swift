import Foundation
import TestSupport
import Testing
import VStyleJSON

/// `vstyle preview --skin`: a column for each skin, with the colors, fonts and images of its pack.
@Suite("Skins in a preview")
struct SkinTests {
  private static let folder = "\(PackageRoot.path)/Stylesheets/Skins"

  private func titles(_ page: SamplePage) -> [String] {
    page.data["environments"]?.elements?.compactMap(\.text) ?? []
  }

  @Test("the sample reader has a column for each skin of a property list, an archive and a sheet")
  func sample() throws {
    let page = try SamplePage(["--config", "\(SkinTests.folder)/Sample/vstyle.json"])
    #expect(
      titles(page)
        == ["light", "dark"].flatMap { scheme in ["default", "night", "paper"].map { "plain, \(scheme), \($0)" } })
    // The ground of each pack is the background of a page.
    let colors = page.html.matches(of: /background-color: ?(#[0-9a-f]+|rgba?\([^)]*\)|white)/).map { String($0.1) }
    #expect(Set(colors).count >= 3, "\(Set(colors))")
    #expect(page.html.matches(of: /data:image\/png;base64,[A-Za-z0-9+\/=]+/).count >= 3)
    #expect(!page.html.contains("skin pack"))
  }

  @Test("the files of a pack replace those of the pack `default`, key by key")
  func fallback() throws {
    let scratch = try ScratchFolder()
    let manifest = try scratch.write(
      """
      {"default": {"Color": {"ink": "#FF0000", "line": "#00FF00"}, "Font": {}, "Image": {}},
       "sea": {"Color": {"ink": "#0000FF"}, "Font": {}, "Image": {}}}
      """, to: "CJSkin.plist")
    let sheet = try scratch.write(
      "Label { text-color: skin-color(\"ink\"); shadow-color: skin-color(\"line\"); }", to: "a.vstyle")
    let tree = try scratch.write("{\"type\": \"Label\", \"text\": \"A\"}", to: "a.json")
    let page = try SamplePage([sheet.path, "--tree", tree.path, "--skin", manifest.path, "--traits", "width=300"])
    #expect(titles(page) == ["light, default", "light, sea", "dark, default", "dark, sea"])
    let values = "\(page.data.line)"
    for color in ["rgb(255, 0, 0)", "rgb(0, 0, 255)", "rgb(0, 255, 0)"] { #expect(values.contains(color)) }
  }

  @Test(
    "a pack that cannot be used is an error",
    arguments: [
      ("{\"default\": {\"Color\": {\"ink\": \"red\"}}}", "ink"), ("{", "CJSkin.plist"), ("", "CJSkin.plist"),
    ])
  func mistakes(_ manifest: String, _ part: String) throws {
    let scratch = try ScratchFolder()
    let pack = try scratch.write(manifest, to: "CJSkin.plist")
    let sheet = try scratch.write("Label { tag: 1 }", to: "a.vstyle")
    let (code, output, errors) = SamplePage.run(["preview", sheet.path, "--skin", pack.path])
    #expect(code == 78 && output.isEmpty && errors.contains(part), "\(errors)")
    let missing = SamplePage.run(["preview", sheet.path, "--skin", "\(scratch.path)/none.zip"])
    #expect(missing.code == 66 && missing.errors.contains("none.zip"))
  }

  @Test("warnings of a manifest, and keys that a pack does not have, are diagnostics of the page")
  func warnings() throws {
    let scratch = try ScratchFolder()
    let pack = try scratch.write("{\"sea\": {\"Shades\": {\"ink\": \"#0000FF\"}}}", to: "CJSkin.plist")
    let sheet = try scratch.write("Label { text-color: skin-color(\"ink\"); }", to: "a.vstyle")
    let page = try SamplePage([sheet.path, "--skin", pack.path])
    #expect(page.html.contains("Shades"))
    #expect(page.html.contains("there is no such pack, which others fall back to key by key"))
    #expect(page.html.contains("a.vstyle:1:"))
  }
}
