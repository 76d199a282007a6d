import Testing
import VStyleLint

/// Tests of conventions for sources that neither the compiler nor the formatter checks.
@Suite struct SourceTests {
  private static let files = RepositoryFile.sources + RepositoryFile.tests

  @Test("no file is longer than 400 lines", arguments: files)
  func length(_ file: RepositoryFile) {
    #expect(file.lineCount <= 400)
  }

  @Test("every source is a file that can be read, and no link whose target is gone")
  func links() {
    let paths = ["Sources", "Tests"].flatMap { RepositoryFile.paths(below: $0, endingIn: ".swift") }
    #expect(paths.count > 1000)
    #expect(paths.filter { RepositoryFile.file($0) == nil } == [])
  }

  @Test("no function takes more than six parameters, or is longer than 60 lines")
  func functions() {
    let functions = RepositoryFile.sources.flatMap(\.functions)
    #expect(functions.count > 3000)
    let many = functions.filter { $0.parameters.count > 6 && $0.name.contains(": func ") }
    #expect(many.map(\.name) == [])
    #expect(functions.filter { $0.lineCount > 60 }.map(\.name) == SourceTests.tables)
  }

  /// The functions that are longer, since they are tables.
  private static let tables = ["Sources/VStyleSyntax/Tokens/Tokenizer.swift: func fill"]

  /// Two numbers of one kind may lack labels: a range, and numbers whose order everyone knows.
  @Test("no function takes two numbers of different kinds without labels")
  func numbers() {
    let ends: Set<Substring> = ["end", "count", "size", "length", "b", "c", "column", "day"]
    let functions = RepositoryFile.sources.flatMap(\.functions).filter {
      !$0.unlabelledNumbers.dropFirst().allSatisfy(ends.contains)
    }
    #expect(functions.map { "\($0.name): \($0.unlabelledNumbers.joined(separator: ", "))" } == [])
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

  @Test("no property table is the expression of a constant, which would keep key paths from constant folding")
  func tables() {
    let pattern = /static let `?\w+`?(: PropertyTable| = \[\s*\.bind)/
    #expect(RepositoryFile.sources.filter { $0.text.contains(pattern) }.map(\.path) == [])
  }

  @Test("no function of the engine's state borrows it, which the compiler checks for seconds each")
  func borrowing() {
    let engine = RepositoryFile.sources.filter { $0.target == "VStyleEngine" }
    #expect(engine.filter { $0.code.contains("borrowing EngineCore") }.map(\.path) == [])
    let members = engine.flatMap { $0.code.split(separator: "\n}\n") }.filter {
      $0.contains(/\n(?:struct EngineCore:|extension EngineCore \{)/)
    }
    #expect(members.count > 10)
    let functions = members.flatMap { $0.matches(of: /\n  (?<modifiers>(?:[a-z]+ )*)func (?<name>\w+)/) }
    #expect(functions.count > 60)
    let borrowing = functions.filter { !$0.modifiers.contains("mutating") && !$0.modifiers.contains("static") }
    #expect(borrowing.map { String($0.name) } == [])
    let getters = members.flatMap {
      $0.matches(of: /\n  (?:[a-z]+ )*var (?<name>\w+): [^\n={]+\{(?<body>[^\n]*\n[^\n]*)/)
    }
    .filter { !$0.body.contains("didSet") }
    #expect(!getters.isEmpty)
    #expect(getters.filter { !$0.body.contains("mutating get") }.map { String($0.name) } == [])
  }

  @Test("only the listed files turn off a check of the compiler")
  func unchecked() {
    let pattern = /@unchecked|nonisolated\(unsafe\)|unsafe[A-Z]|Unsafe[A-Z]|unsafely|exclusivity\(unchecked\)/
    let users = RepositoryFile.sources.filter { $0.code.contains(pattern) }.map(\.path)
    #expect(Set(users) == Layer.uncheckedFiles)
  }

  @Test("no two types of the sources have one name, so that a name means one thing")
  func typeNames() {
    let pattern =
      /(?m)^(?:(?:package|public|open|final|indirect|private|fileprivate) )*(?:struct|class|enum|protocol|actor) (\w+)/
    let names = RepositoryFile.sources.flatMap { file in file.code.matches(of: pattern).map { String($0.1) } }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
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
      file.text.matches(of: /DiagnosticRule\(\s*(?:code: )?"([^"]+)",\s*(?:name: )?"([^"]+)"/).map {
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
