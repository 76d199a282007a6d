import Testing
import VStyleLint

/// Tests of conventions for sources that neither the compiler nor the formatter checks.
@Suite struct SourceTests {
  private static let files = RepositoryFile.sources + RepositoryFile.tests

  @Test("no file is longer than 400 lines", arguments: files)
  func length(_ file: RepositoryFile) {
    #expect(file.lineCount <= 400)
  }

  // The words are concatenated, so that this file does not contain them.
  @Test(
    "no file contains a trap or a note about unfinished work",
    arguments: ["try" + "!", "fatal" + "Error(", "TO" + "DO", "FIX" + "ME", "as" + "! "])
  func words(_ word: String) {
    #expect(SourceTests.files.filter { $0.text.contains(word) }.map(\.path) == [])
  }

  @Test(
    "swift-format is configured to reject constructs that may trap",
    arguments: ["NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals"])
  func formatter(_ rule: String) throws {
    let configuration = try #require(RepositoryFile.file(".swift-format"))
    #expect(configuration.text.contains("\"\(rule)\": true"))
  }

  @Test("no property table is a static constant, which would keep key paths from constant folding")
  func tables() {
    let pattern = /static let `?\w+`?: PropertyTable/
    #expect(RepositoryFile.sources.filter { $0.text.contains(pattern) }.map(\.path) == [])
  }

  @Test("only the listed files turn off a check of the compiler")
  func unchecked() {
    let pattern = /@unchecked|nonisolated\(unsafe\)|unsafe[A-Z]|Unsafe[A-Z]|unsafely|exclusivity\(unchecked\)/
    let users = RepositoryFile.sources.filter { $0.code.contains(pattern) }.map(\.path)
    #expect(Set(users) == Layer.uncheckedFiles)
  }

  @Test("every public error type has a description")
  func errors() {
    let names = RepositoryFile.sources.flatMap { file in
      file.code.matches(of: /public (?:struct|enum) (\w+): (Error[^{]*)\{/).filter {
        !$0.2.contains("CustomStringConvertible") && !file.code.contains("extension \($0.1): CustomStringConvertible")
      }.map { String($0.1) }
    }
    #expect(names == [])
  }

  @Test("every declared rule is listed under a unique code and name, with examples")
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
