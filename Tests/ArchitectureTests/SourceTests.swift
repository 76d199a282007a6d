import Testing
import VStyleLint

/// How sources are written, as far as the compiler and the formatter do not say.
@Suite struct SourceTests {
  private static let files = RepositoryFile.sources + RepositoryFile.tests

  @Test("no file is longer than 400 lines", arguments: files)
  func length(_ file: RepositoryFile) {
    #expect(file.lineCount <= 400)
  }

  // The words are put together here, so that this file does not hold them.
  @Test(
    "nothing traps on purpose and nothing is left for later",
    arguments: ["try" + "!", "fatal" + "Error(", "TO" + "DO", "FIX" + "ME", "as" + "! "])
  func words(_ word: String) {
    #expect(SourceTests.files.filter { $0.text.contains(word) }.map(\.path) == [])
  }

  @Test(
    "the formatter refuses what may trap",
    arguments: ["NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals"])
  func formatter(_ rule: String) throws {
    let configuration = try #require(RepositoryFile.file(".swift-format"))
    #expect(configuration.text.contains("\"\(rule)\": true"))
  }

  @Test("tables are made where they are asked for: in a global the compiler folds no key path")
  func tables() {
    let pattern = /static let `?\w+`?: PropertyTable/
    #expect(RepositoryFile.sources.filter { $0.text.contains(pattern) }.map(\.path) == [])
  }

  @Test("only the listed files switch a check of the compiler off")
  func unchecked() {
    let pattern = /@unchecked|nonisolated\(unsafe\)|unsafe[A-Z]|Unsafe[A-Z]|unsafely|exclusivity\(unchecked\)/
    let users = RepositoryFile.sources.filter { $0.code.contains(pattern) }.map(\.path)
    #expect(Set(users) == Layer.uncheckedFiles)
  }

  @Test("every public error says in a line what is wrong")
  func errors() {
    let names = RepositoryFile.sources.flatMap { file in
      file.code.matches(of: /public (?:struct|enum) (\w+): (Error[^{]*)\{/).filter {
        !$0.2.contains("CustomStringConvertible") && !file.code.contains("extension \($0.1): CustomStringConvertible")
      }.map { String($0.1) }
    }
    #expect(names == [])
  }

  @Test("every rule that is declared can be looked up, under a code and a name of its own")
  func rules() {
    let rows = RepositoryFile.sources.flatMap { file in
      file.text.matches(of: /DiagnosticRule\(\s*code: "([^"]+)",\s*name: "([^"]+)"/).map {
        (String($0.1), String($0.2))
      }
    }
    #expect(Set(rows.map(\.0)).count == rows.count)
    #expect(Set(rows.map(\.1)).count == rows.count)
    #expect(rows.map(\.0).sorted() == LintRules.all.map(\.code).sorted())
    #expect(rows.map(\.1).sorted() == LintRules.all.map(\.name).sorted())
    #expect(LintRules.all.allSatisfy { !$0.bad.isEmpty && !$0.good.isEmpty })
  }
}
