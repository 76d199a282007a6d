import Testing

@testable import VStyleCommandLine

/// SARIF logs, held against what the specification demands.
@Suite("SARIF")
struct SARIFTests {
  /// Command lines after `lint`, and the files they see: suppressed diagnostics, fixes of several edits, paths that
  /// need escapes, notes in other sheets, several themes, and nothing at all.
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

  @Test("a log has what the specification demands, and nothing that it does not know", arguments: runs.indices)
  func shape(_ index: Int) throws {
    let run = SARIFTests.runs[index]
    let text = Shell.run(["lint", "--format", "sarif"] + run.words, files: run.files).output
    #expect(try SARIFProblems(in: text).all == [])
  }

  /// Texts that are no logs, and the first problem of each.
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

  @Test("what is no log is told from one", arguments: mistakes)
  func mistake(_ text: String, _ problem: String) throws {
    #expect(try SARIFProblems(in: text).all.first == problem)
  }
}
