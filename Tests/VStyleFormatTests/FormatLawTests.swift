import FormatSupport
import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax

/// Tests of the laws that formatting keeps for every sheet, valid or not.
///
/// The seed selects a part of the external corpus. `TEST_ROUNDS=<number>` multiplies the size of the part. The program
/// `FormatCheck` reads the whole corpus.
@Suite("laws of formatting")
struct FormatLawTests {
  /// Sheets of the project: the shipped sheets, the mistakes, and fixtures of tests.
  static let sheets =
    Fixture.all(in: PackageRoot.path + "/Stylesheets", of: "vstyle")
    + Fixture.all(in: PackageRoot.path + "/Tests/VStyleSyntaxTests", of: "vstyle")
    + Fixture.all(in: PackageRoot.path + "/Tests/VStyleFormatTests", of: "vstyle")

  /// Sheets of other projects, from the external corpus; none if the corpus is missing.
  static let corpus: [Fixture] = {
    guard let folder = PackageRoot.conformanceSuites else { return [] }
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let files = ["css", "tcss", "nss", "qss"].flatMap { Fixture.all(in: folder + "/corpus", of: $0) }
    return Array(files.shuffled(using: &random).lazy.filter { $0.bytes.count < 6_000 }.prefix(Environment.rounds(60)))
  }()

  @Test("formatting keeps statements and comments, and is idempotent", arguments: sheets + corpus)
  func laws(_ fixture: Fixture) {
    let source = SourceText(path: fixture.path, bytes: fixture.bytes)
    #expect(FormatLaws.problem(with: source) == nil, "TEST_SEED=\(SeededGenerator.seed) \(fixture.path)")
  }

  @Test("formatting any prefix of a sheet keeps the laws", arguments: sheets)
  func prefixes(_ fixture: Fixture) {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let bytes = fixture.bytes
    guard !bytes.isEmpty, bytes.count < 20_000 else { return }
    for _ in 0..<Environment.rounds(4) {
      let source = SourceText(path: fixture.path, bytes: bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      #expect(FormatLaws.problem(with: source) == nil, "TEST_SEED=\(SeededGenerator.seed) \(source.bytes.count)")
    }
  }

  @Test("formatting with any options keeps the laws", arguments: OptionCase.all)
  func options(_ example: OptionCase) {
    for fixture in FormatLawTests.sheets {
      let source = SourceText(path: fixture.path, bytes: fixture.bytes)
      #expect(FormatLaws.problem(with: source, SheetFormatter(example.options)) == nil, "\(fixture.path)")
    }
  }

  @Test(
    "the shipped sheets are formatted",
    arguments: Fixture.all(in: PackageRoot.path + "/Stylesheets/Settings", of: "vstyle")
      + Fixture.all(in: PackageRoot.path + "/Stylesheets/Seeds", of: "vstyle"))
  func shipped(_ fixture: Fixture) {
    let source = SourceText(path: fixture.path, bytes: fixture.bytes)
    #expect(SheetFormatter().format(source).text == source.text)
  }
}

/// Format options that differ from the defaults.
struct OptionCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let options: FormatOptions

  init(_ name: String, _ change: (inout FormatOptions) -> Void) {
    testDescription = name
    var options = FormatOptions()
    change(&options)
    self.options = options
  }

  static let all: [OptionCase] = [
    OptionCase("tabs, narrow, single quotes") {
      $0.indentation = .tab(width: 8)
      $0.maximumWidth = 40
      $0.quotes = .single
    },
    OptionCase("CR LF, no last line end") {
      $0.lineEnding = .carriageReturnLineFeed
      $0.finalLineEnding = .absent
    },
    OptionCase("CR, all as written") {
      $0.lineEnding = .carriageReturn
      $0.quotes = .asWritten
      $0.finalLineEnding = .asWritten
      $0.indentation = .spaces(4)
    },
  ]
}
