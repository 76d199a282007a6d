import Testing

@testable import VStyleCommandLine

/// Tests that SARIF logs follow the specification.
@Suite("SARIF")
struct SARIFTests {
  /// Arguments of `lint` with the files that it reads.
  ///
  /// The logs contain suppressed diagnostics, fixes with several edits, paths with percent escapes, notes in other
  /// sheets and several themes. One log has no diagnostics.
  static let runs: [(words: [String], files: [(path: String, text: String)])] = [
    (["a.vstyle"], [("a.vstyle", "Label { alpha: 1 }\n")]),
    (
      ["a.vstyle", "b c\u{E9}%.vstyle"],
      [
        ("a.vstyle", "Label { alpha: 2; is-hidden: true }\n/* vstyle-ignore-next VS6 -- later */\nLabel { }\n"),
        ("b c\u{E9}%.vstyle", ":root { --a: red }\nTableView { row-height: var(--a) }\n"),
      ]
    ),
    (
      ["--preset", "all", "a.vstyle"],
      [
        (
          "a.vstyle",
          "@import \"b.vstyle\";\n@theme light { --a: #111 } @theme dark { --a: #eee }\nLabel { text-color: var(--a); background-color: black; alpha: 1 }\n"
        ),
        ("b.vstyle", "Label { alpha: 0.50; alpha: 0.5 }\n@layer x { Label { alpha: 1 } }\n"),
      ]
    ),
    (["-"], [("-", "Label { alpha: 2")]),
  ]

  @Test("a SARIF log has all required members and no unknown ones", arguments: runs.indices)
  func shape(_ index: Int) throws {
    let run = SARIFTests.runs[index]
    let text = Shell.run(["lint", "--format", "sarif"] + run.words, files: run.files).output
    #expect(try SARIFProblems(in: text).all == [])
  }

  /// Texts that are not SARIF logs, each with its first violation.
  static let mistakes: [(String, String)] = [
    ("[]", ": an array is not object(\"sarifLog\")"),
    (#"{"version": "2.1.0"}"#, ": lacks runs"),
    (#"{"version": "2.0.0", "runs": []}"#, #"/version: none of ["2.1.0"]"#),
    (
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "result": []}]}"#,
      "/runs/0: has no member result"
    ),
    (
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"message": {}}]}]}"#,
      #"/runs/0/results/0/message: lacks one of ["id", "text"]"#
    ),
    (#"{"$schema": "a b", "version": "2.1.0", "runs": []}"#, "/$schema: no URI"),
    (
      #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"message": {"text": ""}}, {"message": {"text": ""}}]}]}"#,
      "/runs/0/results: holds the same twice"
    ),
  ]

  @Test("a file that is not a SARIF log is rejected", arguments: mistakes)
  func mistake(_ text: String, _ problem: String) throws {
    #expect(try SARIFProblems(in: text).all.first == problem)
  }
}
