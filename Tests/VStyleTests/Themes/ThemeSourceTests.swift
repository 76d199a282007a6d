import Foundation
import TestSupport
import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

@Suite("Themes from files")
struct ThemeSourceTests {
  @Test("files add themes; invalid colors are reported, and missing ones use the fallback")
  func propertyList() throws {
    let manager = ThemeManager()
    let source = ThemeSource(manager)
    let label = Label()
    label.theme(of: manager).textColor = source.color("title")
    label.theme(of: manager).shadowColor = source.color("gone", fallback: .red)
    let text = """
      <plist><dict><key>unspecified</key><dict><key>title</key><string>333333</string></dict>
      <key>dark</key><dict><key>title</key><string>#EEEEEE</string><key>note</key><string>#12</string></dict>
      <key>odd</key><true/></dict></plist>
      """
    try source.add(propertyList: Array(text.utf8))
    #expect(label.textColor == Color(hex: 0x333333) && label.shadowColor == .red)
    #expect(source.styles == ["dark", "unspecified"] && source.malformed == ["dark.note", "odd"])
    manager.changeTheme(to: "dark")
    #expect(label.textColor == Color(hex: 0xEEEEEE))
    try source.add(json: Array(##"{"dark":{"title":"#000000"},"sea":{"title":7}}"##.utf8))
    #expect(label.textColor == .black && source.malformed == ["dark.note", "odd", "sea.title"])
    manager.changeTheme(to: "unheard-of")
    #expect(label.textColor == Color(hex: 0x333333))
    let sheet = Stylesheet(source.sheetText)
    #expect(sheet.diagnostics == [] && sheet.compiled.themeNames == ["dark", "sea"])
  }

  @Test("the sheet of the list on the page about themes is the one that follows there")
  func page() throws {
    let blocks = CodeBlock.all(in: Fixture(path: "\(PackageRoot.path)/Docs/Themes.md").text)
    let list = try #require(blocks.first { $0.language == "json" && $0.text.contains("unspecified") })
    let sheet = try #require(blocks.first { $0.language == "css" && $0.text.hasPrefix(":root") })
    let source = ThemeSource(ThemeManager())
    try source.add(json: Array(list.text.utf8))
    #expect(source.sheetText == sheet.text)
  }

  @Test("the sheet of a source gives each theme the color that its provider has, below a theme too")
  func sheet() throws {
    let source = ThemeSource(ThemeManager())
    try source.add(
      json: Array(
        ##"{"unspecified": {"a": "#010101", "b": "#020202"}, "sea": {"a": "#030303"}, "x y": {"b": "#040404"}}"##.utf8))
    let sheet = Stylesheet(source.sheetText + "Label { text-color: var(--a); shadow-color: var(--b); }")
    #expect(sheet.diagnostics == [])
    for outer in [nil, "sea", "x y", "unheard-of"] as [String?] {
      for inner in [nil, "sea", "x y"] as [String?] {
        let (window, label) = (Window(), Label())
        window.addSubview(label)
        label.styleThemeName = inner
        let scope = StyleScope(root: window, sheets: [sheet])
        scope.themeName = outer
        scope.flush()
        let manager = ThemeManager()
        let expected = Label()
        expected.theme(of: manager).textColor = source.color("a")
        expected.theme(of: manager).shadowColor = source.color("b")
        if let name = inner ?? outer { manager.changeTheme(to: ThemeStyle(rawValue: name)) }
        #expect(
          [label.textColor, label.shadowColor] == [expected.textColor, expected.shadowColor],
          "\(outer ?? "none"), \(inner ?? "none")")
      }
    }
  }

  @Test(
    "a malformed file leaves the themes unchanged", arguments: ["", "[]", "{\"a\":", "<plist><array/></plist>"])
  func unreadable(_ text: String) {
    let source = ThemeSource(ThemeManager())
    #expect(throws: ThemeSourceError.self) { try source.add(json: Array(text.utf8)) }
    #expect(throws: ThemeSourceError.self) { try source.add(propertyList: Array(text.utf8)) }
    #expect(source.colors.isEmpty)
  }

  @Test(
    "a deeply nested file is rejected, even on a thread with a small stack", arguments: ["[", "{\"a\":"])
  func deep(_ opening: String) async {
    let message = await withCheckedContinuation { continuation in
      let thread = Thread {
        let source = ThemeSource(ThemeManager())
        do {
          try source.add(json: Array(String(repeating: opening, count: 100_000).utf8))
          continuation.resume(returning: "accepted")
        } catch { continuation.resume(returning: "\(error)") }
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(message.contains("json-depth"), "\(message)")
  }
}
