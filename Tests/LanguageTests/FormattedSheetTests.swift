import LanguageSupport
import TestSupport
import Testing
import VStyleFormat
import VStyleStylesheet
import VStyleSyntax

/// Tests that formatting keeps the computed values of random sheets on random trees.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// cases.
@Suite("formatting random sheets")
struct FormattedSheetTests {
  @Test("a formatted sheet has the same values and diagnostics, and formatting it again changes nothing")
  func values() {
    var changed = 0
    for seed in (0..<UInt64(Environment.rounds(200))).map({ SeededGenerator.seed &+ $0 }) {
      var random = RandomSheets(seed: seed)
      let text = FormattedSheetTests.untidy(random.sheet(.everything).text, &random)
      let tree = random.tree()
      // Every other sheet is formatted with a schema, so that keywords are written as in CSS.
      let formatter = SheetFormatter(
        FormattedSheetTests.options(&random), schema: random.oneIn(2) ? LawSchema.schema : nil)
      let once = formatter.format(SourceText(text))
      #expect(formatter.format(once) == once, "TEST_SEED=\(seed)\n\(text)")
      let (before, after) = (StyledSheet(text), StyledSheet(once.text))
      #expect(
        before.stylesheet.diagnostics.map(\.message) == after.stylesheet.diagnostics.map(\.message),
        "TEST_SEED=\(seed)\n\(text)\n--- and ---\n\(once.text)")
      #expect(
        before.values(of: tree) == after.values(of: tree), "TEST_SEED=\(seed)\n\(text)\n--- and ---\n\(once.text)")
      if once.text != text { changed += 1 }
    }
    #expect(changed > Environment.rounds(200) / 2, "most sheets are untidy")
  }

  /// The text with other white space and with comments.
  private static func untidy(_ text: String, _ random: inout RandomSheets) -> String {
    var out = ""
    for line in text.split(separator: "\n") {
      var line = line.replacing(": ", with: random.pick(": ", ":", ":   ", " : "))
      line = line.replacing(", ", with: random.pick(", ", ",", " ,\n"))
      line = line.replacing(" {", with: random.pick(" {", "{", "\n{", " /* a */ {"))
      out += random.pick("", "", "  ", "\t", "/* b */ ") + line + random.pick("\n", "\n", " ", "\n\n\n", " /* c */\n")
    }
    return out
  }

  private static func options(_ random: inout RandomSheets) -> FormatOptions {
    var options = FormatOptions()
    options.maximumWidth = random.pick(100, 20, 40, .max)
    options.indentation = random.pick(.spaces(2), .spaces(0), .spaces(4), .tab(width: 4))
    options.quotes = random.pick(.double, .single, .asWritten)
    options.hexColors = random.pick(.asWritten, .short, .long)
    options.functionNames = random.pick(.asWritten, .lowercase)
    options.lineEnding = random.pick(.asWritten, .lineFeed, .carriageReturnLineFeed)
    return options
  }
}
