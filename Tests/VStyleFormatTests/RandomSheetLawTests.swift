import FormatSupport
import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax
import VStyleViews

/// Tests of the laws of formatting with random sheets.
///
/// A failure prints its seed. `TEST_SEED=<seed>` formats that sheet first. `TEST_ROUNDS=<number>` multiplies the number
/// of sheets.
@Suite("laws of formatting, for random sheets")
struct RandomSheetLawTests {
  @Test("formatting a random sheet keeps statements and comments, and is idempotent")
  func laws() {
    for seed in (0..<UInt64(Environment.rounds(400))).map({ SeededGenerator.seed &+ $0 }) {
      // Every other sheet is formatted with a schema, so that keywords are written as in CSS.
      let problem = FormatLaws.problem(withSheetOf: seed, schema: seed % 2 == 0 ? .views : nil)
      #expect(problem == nil)
    }
  }

  /// Sheets for regressions: wrong formatting changes their meaning, or changes them again.
  static let sheets = [
    // A value starts with the comments before it.
    "Label {\n  number-of-lines: 2;\n  alpha: /* abc */ 1;\n}",
    // A declaration on the line of another one, or of the brace, is moved to a line of its own.
    "{text-color:();\nbackground-color : +;\n  separator-inset: 0}",
    "A {\n  x:         1;\n  long-name: 2; y: 3;\n}",
    // Line endings in comments are not line endings of the value.
    "A {\n  x: 1 /*\n*/, \(long);\n}",
    "A {\n  x: /*\n*/ 1, \(long);\n}",
    // Constructs whose end depends on a line ending.
    "\\\n{}", "@x\"\n", "A {\n  \"\\\n\n}", "/*\r*/a",
    // White space after the colon would turn the selector into a declaration.
    "{\\ :+/*\n*/,{/**/''}}",
    // Line endings in text that is not formatted do not determine the line ending of the sheet.
    "\r\n/* vstyle-fmt ignore */a {\n}\nb {\n  alpha: 1;\n}", "\r/* vstyle-fmt off */\na {}\r\n",
    // Delimiters that form an operator or a comment without white space between them.
    "()([d * =]){}", "[/ *=]{ }",
  ]

  private static let long = String(repeating: "a", count: 100)

  @Test("sheets for regressions keep the laws", arguments: sheets)
  func sheet(_ text: String) {
    for options in [FormatOptions()] + OptionCase.all.map(\.options) {
      #expect(FormatLaws.problem(with: SourceText(text), SheetFormatter(options)) == nil)
    }
  }
}
