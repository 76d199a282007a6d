import Foundation
import PlatformStandIn
import TestSupport
import Testing
import VStyle
import VStyleSchema
import VStyleSyntax
import VStyleTesting

/// Schema files of an app whose views are classes of the platform.
@MainActor
@Suite("Schemas of platform views")
struct SchemaTests {
  @Test("a schema file has the superclasses, and only the properties that the app binds")
  func superclasses() throws {
    _ = Platform.start
    let folder = try ScratchFolder()
    let file = URL(fileURLWithPath: "\(folder.path)/app.json")
    try StyleSchema.write([UILabel.self, UIButton.self], to: file)
    var schema = StyleSchema()
    try SchemaFile.add(SourceText(String(contentsOf: file, encoding: .utf8)), to: &schema)
    #expect(schema.viewTypeNames == ["View", "Label", "Control", "Button"])
    let names = schema.properties(of: "Label").map(\.name)
    #expect(names.contains("alpha") && names.contains("text-color") && !names.contains("hidden"))
  }
}
