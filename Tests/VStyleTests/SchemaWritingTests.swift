import Foundation
import TestSupport
import Testing
import VStyleSchema
import VStyleSyntax
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
