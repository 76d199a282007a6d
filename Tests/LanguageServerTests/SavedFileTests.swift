import TestSupport
import Testing
import VStyleCheck
import VStyleJSON
import VStyleLanguageServer
import VStyleLint
import VStyleSyntax
import VStyleViews

/// The editor shows what the program `vstyle lint` reports on the saved files: the same rules, ranges and words.
struct SavedFileTests {
  /// Folders of projects, with and without a configuration.
  static let folders = ["Settings", "Skins/Sample", "Skins/Paper", "Seeds", "Mistakes"].map { "Stylesheets/" + $0 }

  /// A diagnostic as both write it: path, range, severity, rule, and the words.
  private static func line(_ path: String, _ range: JSON, _ severity: Int?, _ rule: String?, _ words: String) -> String
  {
    "\(path) \(range.line) \(severity ?? 0) \(rule ?? "") \(words)"
  }

  /// What the editor has after it has opened a folder.
  private static func shown(_ files: [Fixture], below root: String) -> [String] {
    let names = files.map { (String($0.path.dropFirst(root.utf8.count + 1)), $0.text) }
    let client = TestClient(Dictionary(uniqueKeysWithValues: names))
    return client.diagnostics().flatMap { path, items in
      items.map { item in
        Self.line(
          path, item["range"] ?? .null, item["severity"]?.integer, item["code"]?.text, item["message"]?.text ?? "")
      }
    }.sorted()
  }

  /// What the program reports in a folder, with the positions of editors.
  private static func reported(_ output: String, _ files: [Fixture], below root: String) throws -> [String] {
    let report = JSON(try JSONNode(parsing: SourceText(output, path: "report")))
    let severities = ["error": 1, "warning": 2, "info": 3]
    return (report["reported"]?.elements ?? []).map { item in
      let path = item["path"]?.text ?? ""
      let bytes = files.first { $0.path == "\(root)/\(path)" }?.bytes ?? []
      let text = DocumentText(bytes, encoding: .utf16)
      func position(_ end: String) -> JSON {
        let position = text.position(of: item["range"]?[end]?["byte"]?.integer ?? 0)
        return ["line": .integer(position.line), "character": .integer(position.character)]
      }
      let labels = (item["labels"]?.elements ?? []).filter { $0["primary"] == true }.compactMap { $0["text"]?.text }
      let notes = (item["notes"]?.elements ?? []).compactMap { $0.text.map { "note: \($0)" } }
      let helps = (item["helps"]?.elements ?? []).compactMap { $0.text.map { "help: \($0)" } }
      return line(
        path, ["start": position("start"), "end": position("end")], severities[item["severity"]?.text ?? ""],
        item["slug"]?.text, ([item["message"]?.text ?? ""] + labels + notes + helps).joined(separator: "\n"))
    }.sorted()
  }

  @Test(arguments: folders)
  func areShownAsTheProgramReportsThem(_ folder: String) throws {
    guard let program = RealProgram.vstyle else {
      print("vstyle is not built: left out")
      return
    }
    let root = PackageRoot.path + "/" + folder
    let files = Fixture.all(in: root, of: nil)
    let run = try RealProgram.run([program, "lint", "--format", "json", "."], in: root)
    let reported = try Self.reported(try #require(run).output, files, below: root)
    #expect(Self.shown(files, below: root) == reported)
    #expect(folder != "Stylesheets/Mistakes" || reported.count > 50)
  }

  /// Real sheets of many dialects: each tenth that is short, and more with `TEST_ROUNDS`.
  private static let corpus: [Fixture] = {
    let all = ["css", "tcss", "qss", "nss"].flatMap {
      Fixture.all(in: (PackageRoot.conformanceSuites ?? "") + "/corpus", of: $0)
    }
    let step = max(1, 10 / Environment.rounds(1))
    return all.enumerated().filter { $0.offset % step == 0 && $0.element.bytes.count < 6_000 }.map(\.element)
  }()

  @Test(.enabled(if: PackageRoot.conformanceSuites != nil, "there is no shared/conformance beside the package"))
  func areThoseOfLintForRealSheets() {
    let client = TestClient()
    let linter = Linter(schema: .views, loader: FolderLoader(client.folder))
    #expect(Self.corpus.count > 50)
    var count = 0
    for file in Self.corpus {
      let text = file.text
      client.open("a.vstyle", text)
      _ = client.diagnostics()
      let report = linter.lint([SourceText(text, path: "a.vstyle")])
      let document = DocumentText(text.utf8, encoding: .utf16)
      let expected = report.diagnostics.map { diagnostic -> String in
        let ends = [diagnostic.location.range.start, diagnostic.location.range.end].map { document.position(of: $0) }
        let words =
          [diagnostic.message, diagnostic.label].compactMap(\.self)
          + diagnostic.notes.filter { $0.location == nil }.map { "note: \($0.message)" }
          + [diagnostic.help.map { "help: \($0)" }].compactMap(\.self)
        return "\(ends) \(diagnostic.rule.name) \(VisibleText.lines(words.joined(separator: "\n")))"
      }
      let shown = (client.lastDiagnostics["a.vstyle"] ?? []).map { item -> String in
        let ends = ["start", "end"].map { name in
          let end = item["range"]?[name]
          return ClientPosition(line: end?["line"]?.integer ?? -1, character: end?["character"]?.integer ?? -1)
        }
        return "\(ends) \(item["code"]?.text ?? "") \(item["message"]?.text ?? "")"
      }
      #expect(shown.sorted() == expected.sorted(), "\(file.path)")
      count += shown.count
    }
    #expect(count > 500)
  }
}
