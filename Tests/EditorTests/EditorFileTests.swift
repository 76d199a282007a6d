import Foundation
import Grammars
import TestSupport
import Testing
import VStyleValues
import VStyleViews

/// Tests of the files in Docs/Editors.
@Suite("Docs/Editors")
struct EditorFileTests {
  private static let folder = PackageRoot.path + "/Docs/Editors/"

  @Test("the grammars are those of the tables", arguments: GrammarFormat.all)
  func current(_ format: GrammarFormat) {
    let text = format.text(GrammarWords(.views))
    #expect(Golden.mismatch(text, with: EditorFileTests.folder + format.path).map { String($0.prefix(400)) } == nil)
  }

  @Test("the folder for Visual Studio Code has each file that its manifest names")
  func manifest() throws {
    let folder = EditorFileTests.folder + "vscode/"
    let manifest = Fixture(path: folder + "package.json").text
    let paths = manifest.matches(of: #/"\./([^"]+)"/#).map { String($0.1) }
    #expect(paths.sorted() == ["language-configuration.json", "snippets.json", "vstyle.tmLanguage.json"])
    for path in paths + ["package.json"] {
      let file = Fixture(path: folder + path)
      #expect(throws: Never.self, "\(path)") { try JSONSerialization.jsonObject(with: Data(file.bytes)) }
    }
    #expect(!manifest.contains("\"main\"") && !manifest.contains("\"dependencies\""))
  }

  @Test("the words of a schema are in its grammars", arguments: GrammarFormat.all)
  func words(_ format: GrammarFormat) {
    var schema = StyleSchema.views
    schema.add(.init(name: "Speedometer", superclass: "View"))
    #expect(format.text(GrammarWords(schema)).contains("Speedometer"))
    #expect(!format.text(GrammarWords(.views)).contains("Speedometer"))
  }
}

extension GrammarFormat: CustomTestStringConvertible {
  /// The word in the command line.
  public var testDescription: String { name }
}
