import Foundation
import LanguageSupport
import TestSupport
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Sheets that are compiled ahead style trees as their texts do.
@Suite("laws of precompiled sheets")
struct PrecompiledSheetLaws {
  @Test("a precompiled random sheet has the values of its text on a random tree")
  func values() throws {
    for round in 0..<Environment.rounds(30) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var random = RandomSheets(seed: seed)
      let sheet = StyledSheet(random.sheet(.everything).text)
      let tree = random.tree()
      let inputs = [SheetInput(sheet.stylesheet.sources.sources[0])]
      let bytes = try PrecompiledSheet(sheet.stylesheet, of: inputs, schema: LawSchema.schema).bytes
      let loaded = StyledSheet(try PrecompiledSheet(bytes, schema: LawSchema.schema).stylesheet)
      #expect(loaded.values(of: tree) == sheet.values(of: tree), "TEST_SEED=\(seed)")
    }
  }

  @Test("each sheet of the project comes back from bytes, with its diagnostics")
  func corpus() throws {
    var count = 0
    for folder in ["Stylesheets", "Tests", "Docs"] {
      let root = URL(filePath: PackageRoot.path).appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      where path.hasSuffix(".vstyle") {
        let url = root.appending(path: path)
        let input = SheetInput(SourceText(path: url.path, bytes: try Data(contentsOf: url)))
        let stylesheet = CompiledStylesheet.compile([input], schema: .views)
        let bytes = try PrecompiledSheet(stylesheet, of: [input], schema: .views).bytes
        let loaded = try PrecompiledSheet(bytes, schema: .views)
        #expect(loaded.stylesheet.hasContents(of: stylesheet), "\(url.path)")
        count += 1
      }
    }
    #expect(count > 40)
  }
}
