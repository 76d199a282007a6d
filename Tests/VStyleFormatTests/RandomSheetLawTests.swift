import FormatSupport
import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax
import VStyleViews

/// What holds for sheets that nobody would write, too.
///
/// Each failure prints its seed: `TEST_SEED=<seed>` makes it the first sheet; `TEST_ROUNDS=<number>` tries so many
/// times more.
@Suite("laws of formatting, for random sheets")
struct RandomSheetLawTests {
  @Test("formatting keeps statements and comments, and is done after one time")
  func laws() {
    for seed in (0..<UInt64(Environment.rounds(400))).map({ SeededGenerator.seed &+ $0 }) {
      // Every other sheet has keywords that are written again.
      let problem = FormatLaws.problem(withSheetOf: seed, schema: seed % 2 == 0 ? .views : nil)
      #expect(problem == nil)
    }
  }

  /// Sheets on which formatting went back and forth, or changed what they say.
  static let sheets = [
    // The value of a line starts with the comments before it.
    "Label {\n  number-of-lines: 2;\n  alpha: /* abc */ 1;\n}",
    // A declaration that stands beside another one, or beside the brace, gets a line of its own.
    "{text-color:();\nbackground-color : +;\n  separator-inset: 0}",
    "A {\n  x:         1;\n  long-name: 2; y: 3;\n}",
    // The line ends of comments are no line ends of values, whichever they are.
    "A {\n  x: 1 /*\n*/, \(long);\n}",
    "A {\n  x: /*\n*/ 1, \(long);\n}",
    // Only a line end ends it.
    "\\\n{}", "@x\"\n", "A {\n  \"\\\n\n}", "/*\r*/a",
    // White space after the colon would make a declaration of the selector.
    "{\\ :+/*\n*/,{/**/''}}",
    // The line ends of what is not touched do not say how others are written.
    "\r\n/* vstyle-fmt ignore */a {\n}\nb {\n  alpha: 1;\n}", "\r/* vstyle-fmt off */\na {}\r\n",
    // Signs that make an operator, or a comment, if nothing stands between them.
    "()([d * =]){}", "[/ *=]{ }",
  ]

  private static let long = String(repeating: "a", count: 100)

  @Test("kinds of sheets that once broke a law keep it", arguments: sheets)
  func sheet(_ text: String) {
    for options in [FormatOptions()] + OptionCase.all.map(\.options) {
      #expect(FormatLaws.problem(with: SourceText(text), SheetFormatter(options)) == nil)
    }
  }
}
