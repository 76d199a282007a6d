import Foundation
import TestSupport
import Testing
import VStyleViews

/// Sheets from texts and files, as a client reads them: styles by name, diagnostics with their places, imports.
@Suite("A client reads sheets")
struct SheetTests {
  @Test("a sheet from a text has styles by name, by subscript and by member")
  func names() {
    let sheet = Stylesheet("@style title for Label { alpha: 0.5; number-of-lines: 2 }")
    let (first, second) = (Label(), Label())
    first.styles = sheet["title"]
    second.styles = sheet.title
    #expect(first.alpha == 0.5 && second.alpha == 0.5)
    #expect(first.numberOfLines == 2)
    #expect(sheet.diagnostics.isEmpty)
    #expect(sheet["title"] != nil)
    #expect(sheet["titel"] == nil)
  }

  @Test("a diagnostic has a path, a line, a column, a rule and a text of one line")
  func places() throws {
    let sheet = Stylesheet("/* é */\r\n@style a for Label {\r\n  alpha: 0.5;\r\n  number-of-lines: many;\r\n}")
    let diagnostic = try #require(sheet.diagnostics.first)
    let location = sheet.location(of: diagnostic)
    #expect(sheet.diagnostics.count == 1)
    #expect(location.line == 4)
    #expect(location.column == 20)
    #expect("\(location)" == "\(location.path):4:20")
    let text = sheet.description(of: diagnostic)
    #expect(text.contains(":4:20"))
    #expect(text.contains("many"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test("one invalid declaration costs only itself")
  func isolation() {
    let sheet = Stylesheet("@style a for Label { alpha: 0.5; number-of-lines: many; tag: 3 }")
    let label = Label()
    label.styles = sheet["a"]
    #expect(label.alpha == 0.5 && label.tag == 3)
    #expect(label.numberOfLines == 1)
  }

  @Test("a sheet from a file reads its imports; strict mode throws what a lenient one reports")
  func files() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("@style base { alpha: 0.25 }", to: "base.vstyle")
    let good = try folder.write("@import \"base.vstyle\"; @style a extends base { tag: 1 }", to: "a.vstyle")
    let bad = try folder.write("@style a for Label { alpha: loud }", to: "b.vstyle")
    let label = Label()
    label.styles = try Stylesheet(contentsOf: good)["a"]
    #expect(label.alpha == 0.25 && label.tag == 1)
    let lenient = try Stylesheet(contentsOf: bad)
    #expect(lenient.diagnostics.count == 1)
    #expect(throws: StylesheetError.self) { try Stylesheet(contentsOf: bad, mode: .strict) }
    #expect(throws: StylesheetError.self) { try lenient.checked() }
    do {
      _ = try lenient.checked()
    } catch {
      #expect(error.description.contains("b.vstyle:1:29"))
      #expect(error.diagnostics.count == 1)
    }
    let missing = URL(fileURLWithPath: folder.path + "/none.vstyle")
    #expect(throws: SheetFileError.self) { try Stylesheet(contentsOf: missing) }
  }

  @Test("an import that leads out of the folder is refused, and the rest of the sheet applies")
  func imports() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/in", withIntermediateDirectories: true)
    _ = try folder.write("@style secret { alpha: 0 }", to: "out.vstyle")
    let file = try folder.write("@import \"../out.vstyle\"; @style a { alpha: 0.5 }", to: "in/a.vstyle")
    let sheet = try Stylesheet(contentsOf: file)
    #expect(sheet.diagnostics.count == 1)
    #expect(sheet["secret"] == nil)
    #expect(sheet["a"] != nil)
  }

  @Test("a sheet with view types of the client has their properties, states and value types")
  func ownTypes() {
    let text = "@style d for Dial { ring-color: red; amount: 0.75; grip: ribbed; warmth: 2700K; ticks: 24 }"
    let sheet = Stylesheet(text, viewTypes: [Dial.self])
    let dial = Dial()
    dial.styles = sheet["d"]
    #expect(sheet.diagnostics.isEmpty)
    #expect(dial.amount == 0.75 && dial.grip == .ribbed)
    #expect(dial.warmth.kelvin == 2700)
    #expect(dial.ticks == 24 && dial.draws == 1)
    dial.styles = nil
    #expect(dial.amount == 0.5 && dial.grip == .flat)
    #expect(dial.warmth.kelvin == 6500 && dial.ticks == 12)
    #expect(dial.ringColor == .black)
  }

  @Test(
    "values out of range, wrong keywords and wrong units of own types are reported",
    arguments: [
      "amount: 2", "grip: smooth", "warmth: 2700", "ticks: 61", "ring-color: 3",
    ])
  func refused(_ declaration: String) {
    let sheet = Stylesheet("@style d for Dial { \(declaration) }", viewTypes: [Dial.self])
    #expect(sheet.diagnostics.count == 1)
  }

  @Test("a generic view type matches by its name")
  func typeNames() {
    let sheet = Stylesheet("Crate { alpha: 0.5 }", viewTypes: [Crate<Int>.self])
    let (root, crate) = (View(), Crate<Int>())
    root.addSubview(crate)
    StyleScope(root: root, sheets: [sheet]).flush()
    #expect(sheet.diagnostics.isEmpty)
    #expect(crate.alpha == 0.5)
  }

  @Test("a name that another view type has matches both")
  func takenName() {
    let (root, own, usual) = (View(), Outer.Label(), Label())
    root.addSubview(own)
    root.addSubview(usual)
    StyleScope(root: root, sheets: [Stylesheet("Label { alpha: 0.5 }", viewTypes: [Outer.Label.self])]).flush()
    #expect(own.alpha == 0.5)
    #expect(usual.alpha == 0.5)
  }

  enum Outer {
    final class Label: View {}
  }
}
