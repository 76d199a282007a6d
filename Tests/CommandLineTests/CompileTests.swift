import Synchronization
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStyleCommandLine

@Suite("vstyle compile")
struct CompileTests {
  private static let gauge = #"{"version": 1, "viewTypes": [{"name": "Gauge", "superclass": "Control"}]}"#

  @Test("the file has the sheets in their order, with their imports, for the view types of the command")
  func compiles() throws {
    let files = MemoryFiles([
      ("base.vstyle", "@import \"colors.vstyle\";\nLabel { alpha: 0.5; }\n"),
      ("colors.vstyle", ":root { --a: red; }\n"),
      ("app.vstyle", "Gauge { alpha: 1; }\n"), ("app.vstyle.json", Self.gauge),
    ])
    let words = ["base.vstyle", "app.vstyle", "--schema", "app.vstyle.json", "--output", "app.vstylec"]
    let (code, output, errors) = Shell.run(["compile"] + words, on: files)
    let bytes = try #require(files.written.withLock { $0["app.vstylec"] })
    #expect((code, output, errors) == (.success, "", "app.vstylec: \(bytes.count) bytes\n"))
    var schema = StyleSchema.views
    schema.add(.init(name: "Gauge", superclass: "Control"))
    let sheet = try PrecompiledSheet(bytes, schema: schema)
    #expect(sheet.inputs.map(\.source.path) == ["base.vstyle", "app.vstyle"])
    #expect(sheet.stylesheet.sources.sources.map(\.path) == ["base.vstyle", "colors.vstyle", "app.vstyle"])
    #expect(sheet.stylesheet.rules.count == 3)
    #expect(throws: PrecompiledSheetError.self) { try PrecompiledSheet(bytes, schema: .views) }
  }

  @Test("warnings are shown, and the file is written without the line about it if the command is quiet")
  func warnings() {
    let files = MemoryFiles([("a.vstyle", "Label { is-hidden: true; }\n")])
    let (code, _, errors) = Shell.run(["compile", "a.vstyle", "-o", "a.vstylec", "--quiet"], on: files)
    #expect(code == .success && errors.contains("warning") && !errors.contains("bytes"), "\(errors)")
    #expect(files.texts["a.vstylec"] != nil)
  }

  @Test(
    "an error writes nothing",
    arguments: [
      (["a.vstyle", "-o", "out"], ExitCode.badData, "a.vstyle:1:9: error: there is no property `colr`"),
      (["a.vstyle"], .usage, "`compile` needs `--output FILE`"), (["-o", "out"], .usage, "`compile` needs a sheet"),
      (["b.vstyle", "-o", "out"], .noInput, "`b.vstyle` does not exist"),
      (["c.vstyle", "-o", "read-only/out"], .cannotCreate, "`read-only/out` cannot be written"),
    ])
  func errors(_ words: [String], _ code: ExitCode, _ message: String) {
    let files = MemoryFiles([("a.vstyle", "Label { colr: red; }\n"), ("c.vstyle", "")])
    let result = Shell.run(["compile"] + words, on: files)
    #expect(result.code == code && result.errors.contains(message), "\(result.errors)")
    #expect(files.texts.count == 2)
  }
}
