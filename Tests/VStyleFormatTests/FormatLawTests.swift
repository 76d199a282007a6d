import FormatSupport
import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax

/// What holds for every sheet, whatever is in it.
///
/// The outside corpus is read in part, chosen by a seed; `TEST_ROUNDS=<number>` reads so many times more of it, and
/// the program `FormatCheck` all of it.
@Suite("laws of formatting")
struct FormatLawTests {
  /// Sheets of the project: fixtures of every layer, the sample app, mistakes.
  static let sheets =
    Fixture.all(in: PackageRoot.path + "/Stylesheets", of: "vstyle")
    + Fixture.all(in: PackageRoot.path + "/Tests/VStyleSyntaxTests", of: "vstyle")
    + Fixture.all(in: PackageRoot.path + "/Tests/VStyleFormatTests", of: "vstyle")

  /// Sheets of other people.
  static let corpus: [Fixture] = {
    guard let folder = PackageRoot.conformanceSuites else { return [] }
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let files = ["css", "tcss", "nss", "qss"].flatMap { Fixture.all(in: folder + "/corpus", of: $0) }
    return Array(files.shuffled(using: &random).lazy.filter { $0.bytes.count < 6_000 }.prefix(Environment.rounds(60)))
  }()

  @Test("formatting keeps statements and comments, and is done after one time", arguments: sheets + corpus)
  func laws(_ fixture: Fixture) {
    let source = SourceText(path: fixture.path, bytes: fixture.bytes)
    #expect(FormatLaws.problem(with: source) == nil, "TEST_SEED=\(SeededGenerator.seed) \(fixture.path)")
  }

  @Test("any beginning of a sheet is formatted, and keeps the laws", arguments: sheets)
  func prefixes(_ fixture: Fixture) {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let bytes = fixture.bytes
    guard !bytes.isEmpty, bytes.count < 20_000 else { return }
    for _ in 0..<Environment.rounds(4) {
      let source = SourceText(path: fixture.path, bytes: bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      #expect(FormatLaws.problem(with: source) == nil, "TEST_SEED=\(SeededGenerator.seed) \(source.bytes.count)")
    }
  }

  @Test("every set of options keeps the laws", arguments: OptionCase.all)
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

/// Options that change all that can be changed.
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
