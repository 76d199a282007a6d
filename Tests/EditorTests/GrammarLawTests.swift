import Grammars
import TestSupport
import Testing
import VStyleViews

/// Tests that the grammars and the tokenizer agree on what each byte of a sheet is.
@Suite("grammars and tokenizer")
struct GrammarLawTests {
  private static func text(_ name: String) -> String {
    GrammarFormat.all.first { $0.name == name }?.text(GrammarWords(.views)) ?? ""
  }

  /// The first difference of each file.
  private static func differences(
    _ files: [Fixture], _ answers: [[SheetPart]], view: (SheetPart) -> SheetPart = { $0 }
  ) -> [String] {
    zip(files, answers).compactMap { file, answer in
      PartComparison(file, answer, view: view).mismatch.map { "\(file.path):\($0)" }
    }
  }

  /// Tests with the engine of Visual Studio Code.
  @Suite(
    .enabled(
      if: TextMateEngine.modules != nil, "TEXTMATE_ENGINE names no folder with vscode-textmate, or there is no Node"))
  struct TextMate {
    private static let grammar = GrammarLawTests.text("textmate")

    @Test("the sheets of the project have the same parts")
    func project() throws {
      let files = SheetFiles.project
      let answers = try TextMateEngine.parts(of: files, with: TextMate.grammar)
      #expect(files.count > 100)
      #expect(GrammarLawTests.differences(files, answers) == [])
    }

    @Test(
      "real sheets of many dialects have the same parts",
      .enabled(if: SheetFiles.hasCorpus, "GRAMMAR_CORPUS is not 1, or there is no shared/conformance"))
    func corpus() throws {
      let files = SheetFiles.corpus
      let answers = try TextMateEngine.parts(of: files, with: TextMate.grammar)
      let comparisons = zip(files, answers).map { PartComparison($0, $1) }
      #expect(files.count > 1000)
      #expect(comparisons.reduce(0) { $0 + $1.guesses } == 429)
      #expect(comparisons.flatMap(\.wrongGuesses).count <= 56)
      #expect(GrammarLawTests.differences(files, answers) == [])
    }

    @Test("the property list is the same grammar")
    func propertyList() throws {
      let files = SheetFiles.samples
      let text = GrammarLawTests.text("sublime")
      let answers = try TextMateEngine.parts(of: files, with: text, name: "VStyle.tmLanguage")
      #expect(GrammarLawTests.differences(files, answers) == [])
    }

    @Test("a fault in a grammar is found", arguments: PlantedFault.all)
    func planted(_ fault: PlantedFault) throws {
      let faulty = TextMate.grammar.replacing(fault.text, with: fault.replacement)
      #expect(faulty != TextMate.grammar)
      let answers = try TextMateEngine.parts(of: SheetFiles.samples, with: faulty)
      #expect(GrammarLawTests.differences(SheetFiles.samples, answers) != [])
    }
  }

  /// Tests with Vim. It is asked for fewer bytes and fewer sheets, because an answer takes up to a millisecond.
  @Suite(.enabled(if: VimEngine.isPresent, "there is no Vim with syntax"))
  struct Vim {
    private static let grammar = GrammarLawTests.text("vim")

    @Test("the samples and the fixtures of the parser have the same parts")
    func project() throws {
      let files = SheetFiles.small.filter(SheetFiles.isReadable)
      let answers = try VimEngine.parts(of: files, with: Vim.grammar)
      #expect(files.count > 50)
      #expect(GrammarLawTests.differences(files, answers) == [])
    }

    @Test(
      "some real sheets have the same parts",
      .enabled(if: SheetFiles.hasCorpus, "GRAMMAR_CORPUS is not 1, or there is no shared/conformance"))
    func corpus() throws {
      let files = SheetFiles.someOfCorpus.filter(SheetFiles.isReadable)
      let answers = try VimEngine.parts(of: files, with: Vim.grammar)
      #expect(files.count > 20)
      #expect(GrammarLawTests.differences(files, answers) == [])
    }

    @Test("a fault in a grammar is found")
    func planted() throws {
      let faulty = Vim.grammar.replacing("vstyleLexical_Number contained", with: "vstyleLexical_Unit contained")
      let files = [SheetFiles.small[0]]
      let answers = try VimEngine.parts(of: files, with: faulty)
      #expect(faulty != Vim.grammar && GrammarLawTests.differences(files, answers) != [])
    }
  }
}

extension GrammarLawTests {
  /// Tests with the highlighter of Kate.
  @Suite(.enabled(if: KateEngine.isPresent, "there is no kate-syntax-highlighter"))
  struct Kate {
    private static let grammar = GrammarLawTests.text("kate")

    @Test("the sheets of the project have the same parts, as far as they have a look of their own")
    func project() throws {
      let files = SheetFiles.project.filter(SheetFiles.isReadable)
      let answers = try KateEngine.parts(of: files, with: Kate.grammar)
      #expect(files.count > 100)
      #expect(GrammarLawTests.differences(files, answers, view: \.visible) == [])
    }

    @Test(
      "some real sheets have the same parts, as far as they have a look of their own",
      .enabled(if: SheetFiles.hasCorpus, "GRAMMAR_CORPUS is not 1, or there is no shared/conformance"))
    func corpus() throws {
      let files = SheetFiles.someOfCorpus.filter(SheetFiles.isReadable)
      let answers = try KateEngine.parts(of: files, with: Kate.grammar)
      #expect(files.count > 20)
      #expect(GrammarLawTests.differences(files, answers, view: \.visible) == [])
    }

    @Test("a fault in a grammar is found")
    func planted() throws {
      let faulty = Kate.grammar.replacing("attribute=\"Number\"", with: "attribute=\"Unit\"")
      let answers = try KateEngine.parts(of: SheetFiles.samples, with: faulty)
      #expect(GrammarLawTests.differences(SheetFiles.samples, answers, view: \.visible) != [])
    }
  }
}

/// A fault that is planted in the TextMate grammar, one for each part of a sheet.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let replacement: String

  private init(_ name: String, _ text: String, _ replacement: String) {
    (testDescription, self.text, self.replacement) = (name, text, replacement)
  }

  static let all = [
    PlantedFault("comments end with their line", "\"end\": \"\\\\*/\"", "\"end\": \"$\""),
    PlantedFault("strings are values", "string.quoted.vstyle", "meta.quoted.vstyle"),
    PlantedFault("numbers have no fraction", "(?:[0-9]++(?:\\\\.[0-9]++)?|\\\\.[0-9]++)", "[0-9]++"),
    PlantedFault("units are numbers", "keyword.other.unit", "constant.numeric.unit"),
    PlantedFault("colors have three digits", "(?:[0-9A-Fa-f]{3}){1,2}", "(?:[0-9A-Fa-f]{3})"),
    PlantedFault("functions are values", "support.function.vstyle", "meta.call.vstyle"),
    PlantedFault("custom properties are values", "\"variable.other.custom-property", "\"meta.custom-property"),
    PlantedFault("at-rules are preludes", "keyword.control.at-rule.vstyle", "meta.at-rule.prelude.vstyle"),
    PlantedFault("declarations are rules", "{\"include\": \"#declaration\"}", "{\"include\": \"#nested-rule\"}"),
    PlantedFault("blocks do not nest", "{\"include\": \"#block\"}", "{\"match\": \"[{}]\"}"),
  ]
}
