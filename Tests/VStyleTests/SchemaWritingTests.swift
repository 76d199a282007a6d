import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleSchema
import VStyleSyntax
import VStyleTesting
import VStyleViews

@testable import VStyle

private class Oven: Control {
  static let color = Property("oven-color", .color)
  static let heat = Property("heat", .number(0...300))

  var ovenColor = Color.black
  var heat = 0.0

  override class var properties: PropertyTable {
    super.properties + [.bind(color, \Oven.ovenColor), .bind(heat, \Oven.heat)]
  }
}

private final class Grill: Oven {}

/// A value that is written as text, which only the app can read.
private struct Ratio: Bindable, Hashable {
  var parts: [Int] = [1, 1]

  static let kind = ValueKind(
    "ratio", samples: [Ratio(), Ratio(parts: [16, 9])],
    read: { text in
      let parts = text.split(separator: "/").compactMap { Int($0.filter(\.isNumber)) }
      return parts.count == 2 ? Ratio(parts: parts) : nil
    },
    write: { "\($0.parts[0])/\($0.parts[1])" })
}

private struct Frame: RecordValue {
  var ratio = Ratio()
  var width = 1.0
  static let members = [
    RecordMember("ratio", Ratio.kind, \Frame.ratio), RecordMember("width", .number, \Frame.width),
  ]
}

private final class Screen: Control {
  static let ratio = Property("ratio", Ratio.kind)
  static let other = Property("other-ratio", Ratio.kind)
  static let frame = Property("screen-frame", .record(Frame.self))

  var ratio = Ratio()
  var other: Ratio?
  var screenFrame = Frame()

  override class var properties: PropertyTable {
    super.properties + [
      .bind(ratio, \Screen.ratio), .bind(other, \Screen.other), .bind(frame, \Screen.screenFrame),
    ]
  }
}

@Suite("Schema files of an app")
struct SchemaWritingTests {
  private let folder: ScratchFolder
  private let file: URL

  init() throws {
    folder = try ScratchFolder()
    _ = try folder.write("class Oven: Control { }", to: "Ovens/Oven.swift")
    _ = try folder.write("extension Grill { }", to: "Grill+Rows.swift")
    _ = try folder.write("class Ovens { let oven: Oven }", to: "Other.swift")
    file = URL(fileURLWithPath: "\(folder.path)/Views.vstyle.json")
  }

  @Test("tools know the app's view types from the file, which is written only if it changes")
  func write() throws {
    #expect(try StyleSchema.write([Grill.self], to: file))
    #expect(try !StyleSchema.write([Grill.self, Oven.self], to: file))
    var schema = StyleSchema.views
    try SchemaFile.add(SourceText(String(contentsOf: file, encoding: .utf8)), to: &schema)
    let own = StyleSchema.views(and: [Grill.self])
    #expect(schema.viewTypeNames == own.viewTypeNames)
    for name in own.viewTypeNames {
      #expect(schema.properties(of: name).map(\.name) == own.properties(of: name).map(\.name))
    }
    #expect(schema.viewTypes["Oven"]?.superclass == "Control")
  }

  @Test("a value type whose text only the app can read takes any tokens in the file")
  func ownText() throws {
    try StyleSchema.write([Screen.self], to: file)
    var schema = StyleSchema.views
    try SchemaFile.add(SourceText(String(contentsOf: file, encoding: .utf8)), to: &schema)
    let kinds = ["ratio", "other-ratio", "screen-frame"].compactMap { schema.property($0, in: "Screen")?.kind.syntax }
    #expect(kinds == ["*", "*", "<frame>"])
    let sheet = SourceText("Screen { ratio: 16/9; other-ratio: none; screen-frame: frame(ratio 4/3, width 2); }")
    #expect(CompiledStylesheet.compile([SheetInput(sheet)], schema: schema).diagnostics.map(\.message) == [])
  }

  @Test("the file names the Swift files that declare or extend the classes")
  func sources() throws {
    try StyleSchema.write([Oven.self, Grill.self], to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try SchemaFile.sources(of: SourceText(text)).map(\.path) == ["Grill+Rows.swift", "Ovens/Oven.swift"])
  }

  @Test(
    "only an edit of code changes a fingerprint",
    arguments: [
      ("a\nb", "  a \r\n\n// c\n\tb\n", true), ("a\nb", "a\n/// c\nb", true), ("a\nb", "ab", false), ("a", "b", false),
      ("a b", "a  b", false), ("a", "a // c", false), ("", "// c", true),
    ])
  func fingerprints(_ text: String, _ other: String, isSame: Bool) {
    let fingerprints = [text, other].map { SourceFingerprint(path: "a.swift", source: SourceText($0)) }
    #expect((fingerprints[0] == fingerprints[1]) == isSame)
  }
}
